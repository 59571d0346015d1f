"""The network: connections and what they pay, frames, REST, pages. Imports all other rooms; none imports it."""

"""pgx on the CPU: batches of games in compiled JAX loops; the best batch counts.

A state ends where its game ends and begins anew (`auto_reset`), so all lanes of a batch are always busy.
"""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

Counts = dict[str, float]
STEPS = 32  # of every lane in one call


def probe(name: str, *batches: str) -> dict[str, Callable[[], Counts]]:
    return {f"batch {batch}": lanes(pgx.make(name), int(batch)) for batch in batches}


def lanes(env: Any, batch: int) -> Callable[[], Counts]:
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(carry: Any, _: None) -> Any:
        state, key = carry
        key, choosing, resetting = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, odds, axis=-1)
        state = step(state, action, jax.random.split(resetting, batch))
        return (state, key), jnp.sum(state.terminated)

    @jax.jit
    def many_steps(state: Any, key: Any) -> Any:
        (state, key), ended = jax.lax.scan(one_step, (state, key), None, length=STEPS)
        return state, key, jnp.sum(ended)

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    state, key, _ = many_steps(state, key)  # compiles

    def loop() -> Counts:
        nonlocal state, key
        state, key, ended = many_steps(state, key)
        return {"loop steps": STEPS * batch, "loop playouts": int(ended)}

    return loop

title = Skulls
about = Discs laid face down, bids on what they show, and bluff.
player = Player { FROM_ONE($seat) }
action-lay = { $disc ->
    [skull] Lay a skull
   *[flower] Lay a flower
}
told-action-lay = { $disc ->
    [skull] lays a skull
   *[flower] lays a flower
}
action-lay-unseen = lays a disc
action-bid = Bid { $flowers }
action-pass = Pass
action-turn = Turn up a disc of { PLAYER($seat) }
action-flowers = Flowers turned up: { $count }
action-open = All piles are turned up
disc-flower = Flower
disc-skull = Skull
field-bid = Bid
field-flowers = Flowers turned up
field-hands = Discs in hand
field-piles = Pile
field-points = Points
field-passed = Has passed
reason-points = Three points are won.
help = Lay discs face down, then bid how many flowers you would turn up.
rule-SKU-1 = Everybody has two flowers and a skull, and lays a disc face down in turn.
rule-SKU-2 = Once every pile has a disc, you lay another one or bid, no more than there are discs.
rule-SKU-3 = After a bid the others bid more or pass.
rule-SKU-4 = Whoever turns up as many flowers as were bid has a point.
rule-SKU-5 = The first with three points wins.

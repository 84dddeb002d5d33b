import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'

/** What the ads of each kind of trade lead with, in order, unless a trade has its own angles. */
export const leadingAngles: Readonly<Record<TradeKind, readonly Angle[]>> = {
  'eating out': ['offer', 'quality', 'place', 'price', 'time', 'proof'],
  'food makers': ['quality', 'offer', 'price', 'place', 'time', 'proof'],
  shops: ['offer', 'price', 'range', 'quality', 'proof', 'place'],
  makers: ['quality', 'offer', 'price', 'proof', 'story', 'place'],
  'home services': ['proof', 'price', 'speed', 'quality', 'place', 'offer'],
  vehicles: ['price', 'speed', 'ease', 'proof', 'offer', 'place'],
  health: ['benefit', 'offer', 'proof', 'quality', 'place', 'ease'],
  beauty: ['offer', 'price', 'quality', 'place', 'time', 'ease'],
  fitness: ['offer', 'price', 'benefit', 'ease', 'place', 'time'],
  learning: ['benefit', 'offer', 'price', 'proof', 'time', 'place'],
  professions: ['proof', 'problem', 'ease', 'benefit', 'price', 'place'],
  'business services': ['benefit', 'proof', 'problem', 'price', 'offer', 'speed'],
  software: ['problem', 'benefit', 'price', 'ease', 'proof', 'offer'],
  'creative services': ['quality', 'proof', 'offer', 'price', 'story', 'place'],
  culture: ['offer', 'time', 'price', 'place', 'story', 'quality'],
  events: ['offer', 'proof', 'price', 'quality', 'range', 'place'],
  travel: ['place', 'offer', 'price', 'quality', 'proof', 'time'],
  animals: ['benefit', 'quality', 'offer', 'price', 'proof', 'place'],
  care: ['quality', 'proof', 'ease', 'benefit', 'place', 'offer'],
}

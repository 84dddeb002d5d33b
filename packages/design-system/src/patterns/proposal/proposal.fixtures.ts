import type { ProposedField } from './proposed-field.tsx'

/** Fields of an ad for the gift set of Nightjar Lamps. */
export const primaryText: ProposedField = {
  id: 'message',
  label: 'Primary text',
  base: 'Your eyes aren’t getting younger. Give the table a light you can read a menu by: Halo pendant, dimmer and bulb, boxed.',
  current:
    'Your eyes aren’t getting younger. Give the table a light you can read a menu by: Halo pendant, dimmer and bulb, boxed.',
  proposed:
    'A supper looks better under a good lamp. Give the table a light you can read a menu by: Halo pendant, dimmer and bulb, boxed.',
  why: 'Facebook doesn’t allow texts about a reader’s age.',
  state: 'open',
}

export const headline: ProposedField = {
  id: 'headline',
  label: 'Headline',
  base: 'The gift set for tired eyes',
  current: 'The gift set for tired eyes',
  proposed: 'The gift set for long evenings',
  why: 'It’s about the reader’s health.',
  state: 'open',
}

export const description: ProposedField = {
  id: 'description',
  label: 'Description',
  base: '',
  current: '',
  proposed: 'Boxed, with a card',
  why: null,
  state: 'open',
}

export const threeFields: readonly ProposedField[] = [primaryText, headline, description]

const workshop =
  'Nightjar Lamps is a workshop on Lower Dominick Street in Galway that has mended, rewired and sold lamps since 1987. Every lamp on the shelf was taken apart on the bench in the back room, cleaned, rewired with cloth cable and fitted with a dimmable bulb. We write down what we changed on a card that hangs from the switch, so that whoever buys it knows what’s inside.'

/** A summary of many lines in which one sentence changes. */
export const longSummary: ProposedField = {
  id: 'summary',
  label: 'What you do',
  base: `${workshop} Repairs take two weeks. On Saturdays we show how to rewire a lamp, and anybody may bring one of their own to the long table by the window, where there’s tea and a kettle that was mended here too.`,
  current: `${workshop} Repairs take two weeks. On Saturdays we show how to rewire a lamp, and anybody may bring one of their own to the long table by the window, where there’s tea and a kettle that was mended here too.`,
  proposed: `${workshop} Repairs take one week, and rewiring is guaranteed for ten years. On Saturdays we show how to rewire a lamp, and anybody may bring one of their own to the long table by the window, where there’s tea and a kettle that was mended here too.`,
  why: 'Your website says one week, and names the guarantee.',
  state: 'open',
}

/** Somebody changed the headline after the proposal was made. */
export const changedHeadline: ProposedField = {
  ...headline,
  current: 'The gift set for readers',
  change: { author: { name: 'Orla Daly' }, date: new Date(2026, 10, 21, 14, 32) },
}

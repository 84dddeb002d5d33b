import { type Design, newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { CreativeWizardContext, creativeWizardMachine } from './creative-wizard.machine.ts'

const start = newDesign({ headline: 'Evenings, better lit', button: 'Shop now' })

/** A design with every answer. */
export const wholeDesign: Design = {
  ...start,
  type: 'drawn',
  style: 'Illustration',
  idea: {
    title: 'Wren lamp, close up',
    subject: 'Wren lamp on its own',
    environment: 'A workbench with its tools',
    mood: 'clear and honest',
    punchline: 'Every lamp can be opened and rewired',
    style: 'Illustration',
  },
  drawn: { src: `/files/${'6'.repeat(64)}.webp`, width: 1024, height: 1024 },
  layout: 'split',
  variant: { seed: 1, ground: null },
}

function at(step: DesignStep, change: Partial<CreativeWizardContext> = {}): CreativeWizardContext {
  return { design: wholeDesign, step, gap: null, failure: null, adCreativeId: null, ...change }
}

const first = ['CHANGE', 'NEXT', 'GO_TO', 'START_OVER'] as const
const later = [...first, 'BACK'] as const

/** An example of each state of the wizard. */
export const creativeWizardScenarios = {
  opening: {
    context: at('type', { design: start }),
    sees: 'Nothing yet: the step is being chosen.',
    events: [],
  },
  'answering.type': {
    context: at('type', { design: start, gap: 'typeMissing' }),
    sees: 'The three kinds of creative, and that one has to be chosen.',
    events: first,
  },
  'answering.visual': {
    context: at('visual', { design: { ...wholeDesign, type: 'photo' }, gap: 'photoMissing' }),
    sees: 'The brand’s pictures, and that one has to be chosen.',
    events: later,
  },
  'answering.imageIdeas': {
    context: at('imageIdeas'),
    sees: 'Ideas for a picture, and the pictures that were drawn.',
    events: later,
  },
  'answering.pickLayout': {
    context: at('pickLayout', { design: { ...wholeDesign, layout: null }, gap: 'layoutMissing' }),
    sees: 'Their creative in every layout, and that one has to be chosen.',
    events: later,
  },
  'answering.pickVariant': {
    context: at('pickVariant'),
    sees: 'Versions of the layout they chose.',
    events: later,
  },
  'answering.layout': {
    context: at('layout'),
    sees: 'The creative in all sizes, and fonts to choose from.',
    events: later,
  },
  'answering.logo': {
    context: at('logo'),
    sees: 'The creative with the logo, with the name, and with neither.',
    events: later,
  },
  'answering.text': {
    context: at('text', {
      design: { ...wholeDesign, texts: { ...wholeDesign.texts, headline: 'Evenings 💡' } },
      gap: 'emojiUnsupported',
    }),
    sees: 'The texts beside the creative, and that emojis can’t be drawn.',
    events: later,
  },
  'answering.check': {
    context: at('check', { failure: 'generic' }),
    sees: 'The creative in all sizes, its checks and its score, and that it couldn’t be saved.',
    events: later,
  },
  saving: { context: at('check'), sees: 'The last step while the creative is saved.', events: [] },
  saved: {
    context: at('check', { adCreativeId: '0197a000-0000-7000-8000-000000000003' }),
    sees: 'The ad that shows the creative, or the list of creatives.',
    events: [],
  },
} satisfies Scenarios<typeof creativeWizardMachine>

/** An example of each event. */
export const creativeWizardExamples = {
  CHANGE: { change: { type: 'words' } },
  NEXT: {},
  BACK: {},
  GO_TO: { step: 'type' },
  START_OVER: { design: start },
} satisfies EventExamples<typeof creativeWizardMachine>

import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { findAll, allWords } from './refused-word-violations.ts'
import { ofChain } from './refused-words.ts'

const place = 'packages/design-system/src/patterns/a.ts'

function refusedIn(code: string, path = place): string[] {
  return findAll([parseSource(path, code)]).findings.map(({ word }) => word.refused)
}

// A row, a text it refuses, and the replacement or a text that only looks similar.
const cases: [refused: string, bad: string, good: string][] = [
  ['tell', 'function tellTo() {}', 'function notify() {} // Intelligent storytellers.'],
  ['tell', '// What was told before.', '// What was loaded before.'],
  ['say', 'const isSaid = 1', 'const isMentioned = 1 // It says so.'],
  ['news', 'type AdNews = 1', 'type AdEvent = 1'],
  ['look', 'const lookEveryMs = 1', 'const pollIntervalMs = 1, lookup = 2'],
  ['look', '// A look that failed.', '// It looks like a button, in the look of the brand.'],
  ['look at ad', 'const lookAtAd = 1', 'const evaluateAutopilot = 1'],
  ['look again', 'const lookAgainMs = 1', 'const retryMs = 1'],
  ['turn', 'const turns = 1', 'const rounds = 1, returns = 2 // They wait their turn.'],
  ['turn', '// A turn in the life of an ad.', '// A transition in the life of an ad, each in its turn.'],
  ['take turn', 'const takeTurn = 1', 'const performAdAction = 1'],
  ['turn of', 'const turnOf = 1', 'const transition = 1'],
  ['in turn', 'const inTurn = 1', 'const inTransaction = 1'],
  ['run', 'const adRun = 1', 'const launch = 1, runAction = 2, rerunning = 3'],
  ['run', '// The run of an ad.', '// It runs once, in runs of three.'],
  ['wish', 'const wishes = 1', 'const preferences = 1'],
  ['deed', 'const adDeeds = 1', 'const adActions = 1, indeed = 2'],
  ['holds', 'const holds = 1', 'const summary = 1, household = 2 // It holds an ad.'],
  ['kept', 'const keptPicture = 1', 'const storedPicture = 1 // It is kept for a day.'],
  ['kept reply', 'const keptReply = 1', 'const idempotencyKey = 1'],
  ['kept statement', 'const keptStatement = 1', 'const preparedStatement = 1'],
  ['kept edit', 'const keptEdits = 1', 'const offlineEdits = 1'],
  ['heed', 'const heedBrand = 1', 'const syncBrand = 1'],
  ['steer', 'const steered = 1', 'const decided = 1'],
  ['pilot', 'const pilot = 1', 'const autopilot = 1'],
  ['caught', 'const isCaught = 1', 'const isStoppedByGuardrail = 1 // An error is caught here.'],
  ['foyer', 'const foyerFrame = 1', 'const authFrame = 1'],
  ['companions', 'const companions = 1', 'const banners = 1'],
  ['part', 'const usePart = 1', 'const useChunk = 1, priceParts = 2, part = 3'],
  ['bench', 'const splitBench = 1', 'const splitPane = 1, benchmark = 2'],
  ['calm', 'const useCalm = 1', 'const useThrottled = 1, calm = 2'],
  ['rested', 'const useRestedAsk = 1', 'const useDebouncedRequest = 1, rest = 2'],
  ['worth', 'const worth = 1', 'const score = 1 // It is worth a copy.'],
  ['likeness', 'const likeness = 1', 'const similarity = 1'],
  ['is telling', 'const isTelling = 1', 'const isInformative = 1'],
  [
    'foreign facts',
    'const foreignFactList = 1',
    'const untranslatedFacts = 1, foreignFacts = 2, foreignKey = 3',
  ],
  ['line', 'const followLine = 1', 'const subscribeToConnection = 1, lineHeight = 2'],
  ['line', '// While the line is down.', '// While you are offline the line is blank.'],
  ['press', 'const press = 1', 'const button = 1, onPress = 2, pressed = 3 // After one press.'],
  ['give up', 'const giveUp = 1', 'const onExhausted = 1, given = 2'],
  ['patience', 'const patience = 1', 'const timeout = 1'],
  ['stopper', 'const stopper = 1', 'const abort = 1'],
  ['noting', 'const noting = 1', 'const recording = 1, note = 2'],
  ['anew', 'const writeAnew = 1', 'const rewrite = 1'],
  ['whom', '// Whom it speaks for.', '// Who it speaks for.'],
  ['foretold', 'const foretold = 1', 'const forecast = 1'],
  ['to be had', '// Where none can be had.', '// Where none is available.'],
  ['came to nothing', '// It came to nothing.', '// It failed, and nothing came.'],
  ['handed in', '// Ads that were handed in.', '// Ads that were submitted by hand, in time.'],
  ['put away', '// It is put away.', '// It is archived.'],
  ['take back', 'const takeBack = 1', 'const undo = 1 // It takes us back.'],
  ['go on', 'const goOn = 1', 'const onContinue = 1 // The walk goes on.'],
  ['leads on', '// It leads on.', '// It leads to the next page.'],
  ['one gets', '// What one gets by it.', '// What one ad gets by it.'],
  ['the way of', '// The way of an ad.', '// Nothing is in the way of an ad.'],
  ['let us', '// Let us see.', '// Let users see.'],
  ['e-mail', '// An e-mail.', '// An email. For i.e. mail.'],
  ['colour', 'const colours = 1', 'const colors = 1'],
  ['neighbour', 'const neighbourTone = 1', 'const neighborTone = 1'],
  ['behaviour', 'const behaviour = 1', 'const behavior = 1'],
  ['favour', 'const favourite = 1', 'const favorite = 1'],
  ['flavour', '// A flavour.', '// A flavor.'],
  ['honour', '// It is honoured.', '// It is honored.'],
  ['centre', 'const centre = 1', 'const center = 1'],
  ['grey', 'const grey = 1', 'const gray = 1'],
  ['xOf chain', 'use(namesOf(adsOf(brand)))', 'use(namesOf(ads))'],
]

test('the cases cover every row for code', () => {
  const covered = new Set(cases.map(([refused]) => refused))
  const inCode = allWords.filter((word) => word.names || word.prose || word === ofChain)
  expect(inCode.map(({ refused }) => refused)).toEqual([...covered])
})

test.each(cases)('%s: %s', (refused, bad, good) => {
  expect(refusedIn(bad)).toEqual([refused])
  expect(refusedIn(good)).toEqual([])
})

test('a row with places does not apply elsewhere', () => {
  expect(refusedIn('const bench = 1, run = 2, press = 3', 'bench/src/a.ts')).toEqual([])
  expect(refusedIn('const run = 1', 'server/src/areas/ads/generate-ad.job.ts')).toEqual([])
})

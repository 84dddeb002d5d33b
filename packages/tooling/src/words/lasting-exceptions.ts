/** Names and phrases that keep a refused word. */
export interface LastingException {
  /** Full names as declared, parts of file names between dots, or phrases in comments (lower case). */
  allowed: readonly string[]
  /** Limits the exception to these places, as patterns of `tree/glob.ts`. */
  within?: readonly string[]
  kind: 'specification' | 'wire' | 'database' | 'library' | 'ordinary meaning'
  reason: string
}

/** Exceptions that stay. Names still to be renamed are counted in `not-yet.json` instead. */
export const lastingExceptions: readonly LastingException[] = [
  {
    allowed: ['adRuns', 'runId', 'get-ad-runs', 'hasRunHistory'],
    kind: 'specification',
    reason: 'names of the specification (ENT-27, ACT-080)',
  },
  {
    allowed: ['getAdRuns'],
    kind: 'wire',
    reason: 'an action has its wire name in code, too',
  },
  {
    allowed: ['runs'],
    within: [
      'packages/domain/src/ads/ad-performance.entity.ts',
      'packages/contract/src/reports/**',
      'packages/contract/src/openapi/shapes/reports.shapes.ts',
      'server/src/areas/reports/ad-performance.service.ts',
      'server/test/launches/stop-ad.test.ts',
      'apps/web/src/screens/reports/report-facts.test.ts',
    ],
    kind: 'wire',
    reason: 'a field of get-ad-performance',
  },
  {
    allowed: ['told'],
    within: [
      'packages/contract/src/system/**',
      'apps/web/src/screens/dev/mock-date.screen.stories.tsx',
      'server/src/areas/system/get-due-work.action.ts',
      'server/test/system/product-clock.test.ts',
    ],
    kind: 'wire',
    reason: 'a field of get-due-work',
  },
  {
    allowed: ['holds', 'LeverHolds', 'StoredHolds'],
    within: [
      'packages/{domain,contract}/src/{ads,launches}/autopilot*',
      'packages/{domain,contract}/src/launches/{launches.examples,launch.fixtures}.ts',
      'packages/contract/src/openapi/shapes/launches.shapes.ts',
      'packages/machines/src/autopilot/**',
      'packages/views/src/ads/autopilot/**',
      'server/src/areas/launches/**/autopilot*',
      'server/test/**',
    ],
    kind: 'wire',
    reason: 'a field of the autopilot: the levers its user has locked',
  },
  {
    allowed: ['looked'],
    within: ['packages/messages/src/en/autopilot.ts'],
    kind: 'wire',
    reason: 'an event in the log of the autopilot, whose texts have its name',
  },
  {
    allowed: ['planKept'],
    kind: 'wire',
    reason: 'the name of a mail in the payload of its job',
  },
  {
    allowed: ['foreignFacts'],
    kind: 'wire',
    reason: 'a field of generate-brand-brief, and a stored key of ads',
  },
  {
    allowed: ['neighbours'],
    within: ['server/src/gateways/ai/prompts/**', 'server/src/gateways/ai/test-support/**'],
    kind: 'wire',
    reason: 'a key of the data in the prompt for ad texts',
  },
  {
    allowed: ['planKept', 'planKeptMail'],
    kind: 'database',
    reason: 'mails are stored with their name',
  },
  {
    allowed: ['givenUp'],
    within: ['server/src/mails/**'],
    kind: 'database',
    reason: 'a stored value: how sending a mail failed',
  },
  {
    allowed: ['ad_run', 'ad_run_day', 'assistant_run', 'run_event', 'run_pilot', 'run_step', 'kept_reply'],
    kind: 'database',
    reason: 'tables and columns keep their names',
  },
  {
    allowed: ['003-runs-and-briefs', '017-ad-runs', '022-latest-runs'],
    kind: 'database',
    reason: 'databases record migrations by name',
  },
  {
    allowed: ['run'],
    within: ['server/src/demo/business/date-places.ts'],
    kind: 'database',
    reason: 'the table of tasks',
  },
  {
    allowed: ['forWhom'],
    kind: 'database',
    reason: 'a stored key of website facts',
  },
  {
    allowed: ['numRuns', 'maxSkipsPerRun'],
    kind: 'library',
    reason: 'options of fast-check',
  },
  {
    allowed: ['onPress'],
    kind: 'ordinary meaning',
    reason: 'a button handler',
  },
  {
    allowed: ['pressHistoryKeys', 'RemovedByPress'],
    kind: 'ordinary meaning',
    reason: 'the verb',
  },
  {
    allowed: ['run', 'JobRun'],
    within: ['server/src/**/*.job.ts', 'server/{src,test}/queue/**'],
    kind: 'ordinary meaning',
    reason: 'the verb: the queue runs jobs',
  },
  {
    allowed: ['run'],
    within: [
      'server/src/areas/account/work-queue.ts',
      'server/src/gateways/raster/worker-pool.ts',
      'server/test/main.test.ts',
      'server/test/support/postgres-cluster.ts',
      'stories/machines/session-start.ts',
      'packages/inspector/src/live/inspection.test.ts',
    ],
    kind: 'ordinary meaning',
    reason: 'the verb: to run work, a program or a function',
  },
  {
    allowed: [
      'runAction',
      'run-action',
      'runAgain',
      'runAs',
      'runBatch',
      'runBeforeUnload',
      'runJob',
      'RunsToItsEnd',
      'WhileItRuns',
    ],
    kind: 'ordinary meaning',
    reason: 'the verb',
  },
  {
    allowed: ['GlyphRun', 'WordRun', 'shapeRuns', 'caseRuns', 'shoutedRuns'],
    kind: 'ordinary meaning',
    reason: 'a run of letters or words',
  },
  {
    allowed: ['run', 'runs', 'runsOf', 'place in a run'],
    within: ['packages/creative/src/fonts/**'],
    kind: 'ordinary meaning',
    reason: 'a run of letters in one font',
  },
  {
    allowed: ['run', 'runs', 'runsOf', 'a run of', 'one run', 'its runs'],
    within: [
      'packages/design-system/src/patterns/{word-diff*.ts,differing-words.tsx}',
      'packages/views/src/ads/copy/variant-choice.tsx',
      'packages/domain/src/ads/lint/capitals.rules.ts',
      'server/src/gateways/ad-platform/simulator/keyword-terms.ts',
      'packages/site-reader/src/**',
    ],
    kind: 'ordinary meaning',
    reason: 'a run of words',
  },
  {
    allowed: ['turn', 'turns', 'ChatTurn'],
    within: ['server/src/gateways/ai/**'],
    kind: 'ordinary meaning',
    reason: 'a turn in a conversation',
  },
  {
    allowed: ['nextTurn'],
    within: ['server/src/gateways/web-fetch/**'],
    kind: 'ordinary meaning',
    reason: 'a turn of the event loop',
  },
  {
    allowed: ['one turn of the wheel', 'isTurnedOff'],
    kind: 'ordinary meaning',
    reason: 'a wheel turns, and a switch is turned off',
  },
  {
    allowed: ['lookUp'],
    kind: 'ordinary meaning',
    reason: 'to look up a word',
  },
  {
    allowed: ['the look of', 'a look of'],
    kind: 'ordinary meaning',
    reason: 'how something looks',
  },
  {
    allowed: ['in the way of'],
    kind: 'ordinary meaning',
    reason: 'an obstacle',
  },
  {
    allowed: ['isWorthMore'],
    kind: 'ordinary meaning',
    reason: 'it compares amounts',
  },
  {
    allowed: ['centre'],
    within: ['packages/copywriter/src/trades/matching/stem.ts'],
    kind: 'ordinary meaning',
    reason: 'British spelling on websites',
  },
  {
    allowed: ['bench'],
    within: ['packages/{design-system,views}/src/**/*.{fixtures,stories}.{ts,tsx}'],
    kind: 'ordinary meaning',
    reason: 'a picture of a bench',
  },
]

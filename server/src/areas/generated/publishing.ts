// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { getBalloonVersions } from '../publishing/get-balloon-versions.action.ts'
import { publishBalloon } from '../publishing/publish-balloon.action.ts'
import { restoreBalloonVersion } from '../publishing/restore-balloon-version.action.ts'
import { validateSnippet } from '../publishing/validate-snippet.action.ts'

export const publishingHandlers = {
  'get-balloon-versions': getBalloonVersions,
  'publish-balloon': publishBalloon,
  'restore-balloon-version': restoreBalloonVersion,
  'validate-snippet': validateSnippet,
} satisfies Partial<Handlers>

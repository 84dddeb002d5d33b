// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { emailWebsiteCode } from '../publishing/email-website-code.action.ts'
import { getBalloonVersions } from '../publishing/get-balloon-versions.action.ts'
import { getWebsiteConnection } from '../publishing/get-website-connection.action.ts'
import { publishBalloon } from '../publishing/publish-balloon.action.ts'
import { restoreBalloonVersion } from '../publishing/restore-balloon-version.action.ts'
import { validateSnippet } from '../publishing/validate-snippet.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { checkWebsite } from '../publishing/check-website.job.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { websiteCodeMail } from '../publishing/website-code.mail.ts'

export const publishingHandlers = {
  'email-website-code': emailWebsiteCode,
  'get-balloon-versions': getBalloonVersions,
  'get-website-connection': getWebsiteConnection,
  'publish-balloon': publishBalloon,
  'restore-balloon-version': restoreBalloonVersion,
  'validate-snippet': validateSnippet,
} satisfies Partial<Handlers>

export const publishingJobs = {
  'check-website': checkWebsite,
} satisfies Partial<JobHandlers>

export const publishingMails = {
  websiteCode: websiteCodeMail,
} satisfies Partial<MailDefinitions>

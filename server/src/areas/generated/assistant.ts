// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { botCancelAllRuns } from '../assistant/bot-cancel-all-runs.action.ts'
import { botGetMessages } from '../assistant/bot-get-messages.action.ts'
import { botNewThread } from '../assistant/bot-new-thread.action.ts'
import { endSupport } from '../assistant/end-support.action.ts'
import { saveToolCallOutput } from '../assistant/save-tool-call-output.action.ts'
import { searchHelp } from '../assistant/search-help.action.ts'
import { sendSupportMessage } from '../assistant/send-support-message.action.ts'
import { setSupportRead } from '../assistant/set-support-read.action.ts'
import { startSupport } from '../assistant/start-support.action.ts'
import type { StreamHandlers } from '../../action/define-stream.ts'
import { botSendMessage } from '../assistant/bot-send-message.stream.ts'
import { botSendToolCallOutput } from '../assistant/bot-send-tool-call-output.stream.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { mailSupportAnswers } from '../assistant/mail-support-answers.job.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { supportAnswersMail } from '../assistant/support-answers.mail.ts'

export const assistantHandlers = {
  'bot-cancel-all-runs': botCancelAllRuns,
  'bot-get-messages': botGetMessages,
  'bot-new-thread': botNewThread,
  'end-support': endSupport,
  'save-tool-call-output': saveToolCallOutput,
  'search-help': searchHelp,
  'send-support-message': sendSupportMessage,
  'set-support-read': setSupportRead,
  'start-support': startSupport,
} satisfies Partial<Handlers>

export const assistantStreams = {
  'bot-send-message': botSendMessage,
  'bot-send-tool-call-output': botSendToolCallOutput,
} satisfies Partial<StreamHandlers>

export const assistantJobs = {
  'mail-support-answers': mailSupportAnswers,
} satisfies Partial<JobHandlers>

export const assistantMails = {
  supportAnswers: supportAnswersMail,
} satisfies Partial<MailDefinitions>

// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { botCancelAllRuns } from '../assistant/bot-cancel-all-runs.action.ts'
import { botGetMessages } from '../assistant/bot-get-messages.action.ts'
import { botNewThread } from '../assistant/bot-new-thread.action.ts'
import { saveToolCallOutput } from '../assistant/save-tool-call-output.action.ts'
import { searchHelp } from '../assistant/search-help.action.ts'
import type { StreamHandlers } from '../../action/define-stream.ts'
import { botSendMessage } from '../assistant/bot-send-message.stream.ts'
import { botSendToolCallOutput } from '../assistant/bot-send-tool-call-output.stream.ts'

export const assistantHandlers = {
  'bot-cancel-all-runs': botCancelAllRuns,
  'bot-get-messages': botGetMessages,
  'bot-new-thread': botNewThread,
  'save-tool-call-output': saveToolCallOutput,
  'search-help': searchHelp,
} satisfies Partial<Handlers>

export const assistantStreams = {
  'bot-send-message': botSendMessage,
  'bot-send-tool-call-output': botSendToolCallOutput,
} satisfies Partial<StreamHandlers>

import { connectAssistant } from '@aloft/machines/assistant/assistant.connect'
import { assistantMachine } from '@aloft/machines/assistant/assistant.machine'
import { assistantScenarios } from '@aloft/machines/assistant/assistant.scenarios'
import { shownMessages } from '@aloft/machines/assistant/shown-messages'
import { supportKnows } from '@aloft/views/assistant/chat.fixtures'
import { ChatBox } from '@aloft/views/assistant/chat-box'
import { MessageTools } from '@aloft/views/assistant/tools/message-tools'
import type { Meta } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import type { SnapshotFrom } from 'xstate'
import { expectActive, playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Assistant' }
export default meta

function draw(snapshot: SnapshotFrom<typeof assistantMachine>) {
  const view = connectAssistant(snapshot)
  const { stage, failure, isFieldOff, isReconnecting, canHandOver: canAskPerson } = view
  const person = stage === 'person' ? { ...supportKnows, isReconnecting } : null
  return (
    // The box is placed in the window, which here is this element; the scene shows its upper part.
    <div style={{ height: 780, transform: 'translateZ(0)' }}>
      <ChatBox
        conversation={{ stage, failure, isFieldOff, messages: shownMessages([], view), person, canAskPerson }}
        draft=""
        isByRules
        currency="EUR"
        pageHref={() => null}
        drawTools={({ calls = [] }) => (
          <MessageTools
            calls={calls}
            askingIds={view.askingIds}
            isOpen={stage !== 'ready'}
            drawProposal={() => null}
            onConfirm={fn()}
            onCancel={fn()}
            onChoose={fn()}
          />
        )}
        onSend={fn()}
        onDraft={fn()}
        onStop={fn()}
        onRetry={fn()}
        onCopy={fn()}
        onClear={fn()}
        onSearch={fn()}
        onHandOver={fn()}
        onClose={fn()}
      />
    </div>
  )
}

const scene = scenesOf(assistantMachine, assistantScenarios, draw)

/** The stream breaks once; the answer then asks for the user's yes, and continues with what its tool found. */
export const Playground = playground('assistant', 'completed', async (page) => {
  await expectActive(page, 'idle')
  await userEvent.click(page.getByRole('button', { name: 'SEND …' }))
  await userEvent.click(page.getByRole('button', { name: 'Send SEND' }))
  await expectActive(page, 'tools')
  await userEvent.click(await page.findByRole('button', { name: 'CONFIRM …' }))
  await userEvent.click(page.getByRole('button', { name: 'Send CONFIRM' }))
})
export const Loading = scene('loading', ['status', /Loading your conversation/])
export const Unloaded = scene('unloaded', ['alert', /couldn’t load/])
export const Idle = scene('ready.idle', ['button', /Learn how/])
export const Refused = scene('ready.refused', ['alert', /sent a lot of messages/])
export const Completed = scene('ready.completed', ['listitem', /You set the budget/])
export const Cancelled = scene('ready.cancelled', ['listitem', /You stopped this answer/])
export const Failed = scene('ready.error', ['listitem', /went wrong on our side/])
export const Offline = scene('run.offline', ['listitem', /You’re offline/])
export const Retrying = scene('run.retrying', ['listitem', /Waiting for Loona/])
export const Sent = scene('run.stream.sent', ['listitem', /Waiting for Loona/], {
  like: 'machines-assistant-retrying',
})
export const Created = scene('run.stream.created', ['listitem', /Waiting for Loona/], {
  like: 'machines-assistant-retrying',
})
export const Queued = scene('run.stream.queued', ['listitem', /Waiting for Loona/], {
  like: 'machines-assistant-retrying',
})
export const InProgress = scene('run.stream.in_progress', ['button', /Stop/])
export const RequiresAction = scene('run.stream.requires_action', ['button', /Stop/], {
  like: 'machines-assistant-in-progress',
})
export const Tools = scene('run.tools', ['button', /Read website/])
export const Person = scene('ready.person', ['textbox', /Message to support/])
export const Stopping = scene('stopping', ['listitem', /You set the budget/])
export const Clearing = scene('clearing', ['button', /Learn how/])

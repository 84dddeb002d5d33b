import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { knownInOutput, knownInText } from '@aloft/domain/assistant/figures/known-figures.rules'
import type { ShownMessage } from './shown-messages.ts'

/** A message with what was said before it, by which the figures of an answer are checked. */
export interface CheckedMessage extends ShownMessage {
  readonly evidence?: Evidence
}

/** Each answer with what the user has said and tools have answered before it, after what is known anyway. */
export function withEvidence(messages: readonly ShownMessage[], base: Evidence): readonly CheckedMessage[] {
  let evidence = base
  return messages.map((message) => {
    const { by, text, calls = [] } = message
    if (by === 'user') evidence = afterText(evidence, text)
    const before = evidence
    for (const { id, output } of calls) if (output) evidence = afterOutput(evidence, id, output)
    return by === 'assistant' ? { ...message, evidence: before } : message
  })
}

interface Next {
  readonly byText: Map<string, Evidence>
  readonly byOutput: WeakMap<object, Evidence>
}

// While an answer is written, what was said before stays the same object, so that its messages aren't drawn again.
const nextOf = new WeakMap<Evidence, Next>()

function next(evidence: Evidence): Next {
  const known = nextOf.get(evidence) ?? { byText: new Map(), byOutput: new WeakMap() }
  nextOf.set(evidence, known)
  return known
}

function afterText(earlier: Evidence, text: string): Evidence {
  const { byText } = next(earlier)
  const evidence = byText.get(text) ?? { known: knownInText(text), callId: null, earlier }
  byText.set(text, evidence)
  return evidence
}

function afterOutput(earlier: Evidence, callId: string, output: object): Evidence {
  const { byOutput } = next(earlier)
  const evidence = byOutput.get(output) ?? { known: knownInOutput(output), callId, earlier }
  byOutput.set(output, evidence)
  return evidence
}

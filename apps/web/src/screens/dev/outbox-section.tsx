import { type OutboxMail, OutboxView } from '@aloft/design-system/views/dev/outbox'
import { useEffect, useState } from 'react'
import { readOutbox } from '../../wiring/outbox.ts'

const readEveryMs = 3000

/** The outbox, reloaded every few seconds while the page is open. */
export function OutboxSection() {
  const [outbox, setOutbox] = useState<{ isInUse: boolean; mails: readonly OutboxMail[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const found = document.hidden ? null : await readOutbox()
      if (isWanted && found) setOutbox(found)
    }
    void read()
    const timer = setInterval(() => void read(), readEveryMs)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [])
  return <OutboxView mails={outbox?.mails ?? null} isInUse={outbox?.isInUse ?? true} />
}

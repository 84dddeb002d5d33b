import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './outbox.css.ts'

export interface OutboxMail {
  id: string
  to: string
  subject: string
  /** The plain text part, with links. */
  text: string
  date: Date
}

export interface OutboxViewProps {
  /** Newest first; null until they're loaded. */
  mails: readonly OutboxMail[] | null
  /** False if emails go to a mail server instead. */
  isInUse: boolean
}

const address = /(https?:\/\/\S+)/

/** The emails that an installation without a mail server would have sent, with working links. */
export function OutboxView({ mails, isInUse }: OutboxViewProps) {
  const { t } = useTranslation()
  return (
    <Stack as="section" gap={16}>
      <Stack gap={4}>
        <Heading level={2} size={24}>
          {t('outbox.title')}
        </Heading>
        <Text tone="soft">{isInUse ? t('outbox.lead') : t('outbox.notInUse')}</Text>
        {mails?.length === 0 && isInUse ? <Text tone="soft">{t('outbox.none')}</Text> : null}
      </Stack>
      <div>
        {(mails ?? []).map(({ id, to, subject, text, date }) => (
          <Disclosure key={id} summary={subject}>
            <div className={css.mail}>
              <Text size={13} tone="soft">
                {t('outbox.sent', { to, date: formatDate(date, 'dateTime') })}
              </Text>
              <div className={css.text}>
                {text
                  .split(address)
                  .map((part, i) => (address.test(part) ? <MailedLink key={i} href={part} /> : part))}
              </div>
              <Text>
                <Link href={`/outbox/${id}`} opensTab>
                  {t('outbox.open')}
                </Link>
              </Text>
            </div>
          </Disclosure>
        ))}
      </div>
    </Stack>
  )
}

function MailedLink({ href }: { href: string }) {
  return (
    <Link href={href} variant="inText" opensTab>
      {href}
    </Link>
  )
}

import { type MailName, mailKinds } from '@aloft/mails/mail-kinds'
import { sampleMails, sampleSender, sampleUnsubscribeUrl } from '@aloft/mails/mail-samples.fixtures'
import { renderMail } from '@aloft/mails/render-mail'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import type { ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'

const schemes = ['light', 'dark'] as const
const widths = [600, 360] as const

/** A mail as the server sends it: on a computer and on a phone, light and dark, and as plain text. */
export function MailFrames({ name }: { readonly name: MailName }) {
  const unsubscribeUrl = mailKinds[name].topic ? sampleUnsubscribeUrl : undefined
  const { subject, html, text } = renderMail(name, sampleMails[name], sampleSender, unsubscribeUrl)
  return (
    <Stack gap={24}>
      <Text weight="strong">{subject}</Text>
      {schemes.map((scheme) => (
        <Cluster key={scheme} gap={24} align="start">
          {widths.map((width) => (
            <Part key={width} title={`${width} px, ${scheme}`}>
              <PageFrame title={`Email, ${width} px, ${scheme}`} html={html} width={width} scheme={scheme} />
            </Part>
          ))}
        </Cluster>
      ))}
      <Part title="Plain text">
        <pre style={{ maxWidth: 600, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
          {text}
        </pre>
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Text size={13} tone="soft">
        {title}
      </Text>
      {children}
    </Stack>
  )
}

import { type MailName, mailKinds } from '@aloft/mails/mail-kinds'
import { sampleMails, sampleSender, sampleUnsubscribeUrl } from '@aloft/mails/mail-samples.fixtures'
import { renderMail } from '@aloft/mails/render-mail'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { vars } from '@aloft/design-system/theme/theme.css'
import { type ReactNode, useState } from 'react'

interface Frame {
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

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
              <MailPage html={html} width={width} scheme={scheme} />
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

/** A document of its own, as in a mail program. */
function MailPage({ html, width, scheme }: Frame & { readonly html: string }) {
  const [height, setHeight] = useState(400)
  return (
    <iframe
      title={`Email, ${width} px, ${scheme}`}
      srcDoc={html}
      // Without scripts and forms, but its height can be measured.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument
        if (!page) return
        preferScheme(page, scheme)
        setHeight(page.documentElement.scrollHeight)
      }}
      style={{ width, height, border: 0, outline: `1px solid ${vars.line}` }}
    />
  )
}

/** Shows a document as in the other scheme of the system. Chromium lets no frame choose one for its document. */
function preferScheme(page: Document, scheme: Frame['scheme']): void {
  page.documentElement.style.colorScheme = scheme
  for (const rule of [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if ('media' in rule && rule.cssText.startsWith('@media (prefers-color-scheme: dark)')) {
      const media = rule.media as MediaList
      media.mediaText = scheme === 'dark' ? 'all' : 'not all'
    }
  }
}

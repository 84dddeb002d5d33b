import '@aloft/design-system/styles.css'
import { ConfirmDeleteModal } from '@aloft/design-system/modals/general/confirm-delete'
import { Surroundings } from '@aloft/design-system/patterns/surroundings'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import type { MetaAd } from '@aloft/design-system/previews/preview-data'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import { Row } from '@aloft/design-system/primitives/row'
import { Stack } from '@aloft/design-system/primitives/stack'
import { createI18n } from '@aloft/design-system/texts'
import { brandVars } from '@aloft/design-system/theme/brand-theme.css'
import { brandTheme, interfaceTheme } from '@aloft/design-system/theme/own-theme'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// A project that has installed the design system: its own themes, a preview in them, and a modal.

const accent = 'rgb(15, 118, 110)'
const forest = interfaceTheme({ accent, accentHover: 'rgb(17, 94, 89)', rControl: '16px' })
for (const [name, value] of Object.entries(forest)) document.documentElement.style.setProperty(name, value)

const lantern = brandTheme({
  kind: 'page',
  primary: '#0F766E',
  secondary: '#F59E0B',
  headingFont: 'Bricolage Grotesque',
  bodyFont: 'Instrument Sans',
})

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 72"><path fill="#134e4a" d="M0 0h108v72H0z"/><path fill="#0f766e" d="M0 52h108v20H0z"/><path stroke="#fde68a" d="M54 0v14"/><ellipse cx="54" cy="34" rx="21" ry="20" fill="#f59e0b"/><g fill="none" stroke="#fde68a"><path d="M54 14v40"/><ellipse cx="54" cy="34" rx="8" ry="20"/><ellipse cx="54" cy="34" rx="15" ry="20"/></g></svg>`
const lanternPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`

const ad: MetaAd = {
  brand: { name: 'Lantern Studio', handle: 'lantern.studio', logoUrl: null, domain: 'lantern.example' },
  message:
    'Paper lanterns, folded to order in our studio by the harbor. Choose a color on Monday, hang it on Friday.',
  headline: 'A lantern in your color',
  description: 'Folded to order.',
  buttonLabel: 'Shop now',
  media: { src: lanternPicture, width: 1080, height: 720, alt: 'A round paper lantern at dusk' },
}

function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Surroundings i18n={createI18n()}>
      <Stack gap={24}>
        <Heading level={1} size={32}>
          Lantern Studio
        </Heading>
        <Row gap={24} align="start">
          <div style={{ ...lantern, width: 400 }}>
            <p
              data-testid="brand"
              style={{
                background: brandVars.primary.color,
                color: brandVars.primary.ink,
                font: `600 20px ${brandVars.heading}`,
                padding: 16,
              }}
            >
              {ad.headline}
            </p>
            <FacebookFeed ad={ad} scheme="light" />
          </div>
          <div style={{ ...lantern, width: 400 }}>
            <FacebookFeed ad={ad} scheme="dark" />
          </div>
        </Row>
        <Row gap={8}>
          <Button variant="primary" onPress={() => setOpen(true)}>
            Delete lantern
          </Button>
        </Row>
      </Stack>
      <ModalFrame isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
        <ConfirmDeleteModal
          kind="creative"
          name="A lantern in your color"
          onAnswer={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      </ModalFrame>
    </Surroundings>
  )
}

createRoot(document.querySelector('#root') as Element).render(
  <StrictMode>
    <div style={{ padding: 32 }}>
      <App />
    </div>
  </StrictMode>,
)

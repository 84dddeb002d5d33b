import '@aloft/design-system/theme/fonts'
import '@aloft/design-system/theme/global.css'
import { LinkAdapter } from './link-adapter.tsx'
import { Surroundings } from '@aloft/design-system/patterns/surroundings'
import { createI18n } from '@aloft/messages/i18n'
import { supportedLanguage } from '@aloft/messages/language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { product } from './product.ts'
import { createRouter } from './router.tsx'
import { sessionActor } from './wiring/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

sessionActor.start()
const i18n = createI18n(supportedLanguage(navigator.language), product.name)
const router = createRouter()

createRoot(root).render(
  <StrictMode>
    <Surroundings i18n={i18n} link={LinkAdapter}>
      <RouterProvider router={router} />
    </Surroundings>
  </StrictMode>,
)

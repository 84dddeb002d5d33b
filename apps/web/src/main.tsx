import '@aloft/design-system/theme/fonts'
import '@aloft/design-system/theme/global.css'
import { LinkAdapter } from './layouts/link-adapter.tsx'
import { Surroundings } from '@aloft/design-system/patterns/surroundings'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followPages } from './monitoring/follow-pages.ts'
import { startMonitoring } from './monitoring/monitor.ts'
import { product } from './state/product.ts'
import { createRouter, Pages } from './router.tsx'
import { i18n, loadTexts } from './wiring/core/i18n.ts'
import { sessionActor } from './wiring/account/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

// The page's own nonce, which the library that locks the scroll under a modal needs for its style element.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) setNonce(nonce)

void startMonitoring(product.errorReportingDsn)
sessionActor.start()
const router = createRouter(loadTexts)
followPages(router)

createRoot(root).render(
  <StrictMode>
    <Surroundings i18n={i18n} link={LinkAdapter}>
      <Pages router={router} />
    </Surroundings>
  </StrictMode>,
)

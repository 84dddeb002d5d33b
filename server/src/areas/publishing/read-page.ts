import type { WorkContext } from '../../work-context.ts'

/** A page as the guarded connector reads it; null if it cannot be read. None of its code runs. */
export async function readPage({ webFetch }: WorkContext['gateways'], url: string) {
  const session = webFetch.openSession({ acceptLanguage: 'en' })
  try {
    const page = await session.fetch(url, { accept: ['html'] })
    return page.kind === 'page' && page.status < 400
      ? { url: page.url, html: page.body.toString('utf8') }
      : null
  } finally {
    await session.close()
  }
}

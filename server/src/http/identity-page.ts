import { type SocialPlatform, socialPlatforms } from '@aloft/domain/account/social-platforms'
import { identity as words } from '@aloft/messages/en/identity'
import type { Router, RouterContext } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import {
  checkIdentity,
  identityAnswer,
  identityPath,
  identityRefusal,
  type IdentityRequest,
} from '../gateways/social-login/social-login.embedded.ts'
import type { CallDependencies } from './calls.ts'
import { escapeHtml } from '@aloft/served-pages/escape-html'
import { plainPage } from '@aloft/served-pages/plain-page'

/** People for logging in with one click; any other person can be typed in. */
const people = [
  { name: 'Nils Berg', email: 'nils.berg@people.example' },
  { name: 'Amara Okoye', email: 'amara.okoye@people.example' },
  { name: 'Teo Lindqvist', email: 'teo.lindqvist@people.example' },
]

type Person = (typeof people)[number]

/** The login page of the platforms' stand-in, for platforms where we have no client. */
export function addIdentityPage(router: Router, { settings, gateways }: CallDependencies): void {
  const embedded = socialPlatforms.filter((platform) => gateways.socialLogin[platform]?.isEmbedded)
  const product = settings.PRODUCT_NAME

  for (const platform of embedded) {
    router.get(`${identityPath}/${platform}`, (ctx) => {
      const asked = readRequest(ctx, platform)
      show(ctx, { asked, product, person: { name: '', email: '' }, wrong: null })
    })

    router.get(`${identityPath}/${platform}/continue`, (ctx) => {
      const asked = readRequest(ctx, platform)
      const person = { name: param(ctx, 'name'), email: param(ctx, 'email') }
      const wrong = checkIdentity(person)
      if (wrong) return show(ctx, { asked, product, person, wrong })
      ctx.set('Cache-Control', 'no-store')
      ctx.redirect(identityAnswer(asked, person))
    })
  }
}

function readRequest(ctx: RouterContext, platform: SocialPlatform): IdentityRequest {
  const [state, challenge] = [param(ctx, 'state'), param(ctx, 'challenge')]
  if (!state || !challenge) throw new CallError('notFound')
  return { platform, state, challenge }
}

function param(ctx: RouterContext, name: string): string {
  return new URLSearchParams(ctx.querystring).get(name) ?? ''
}

interface Shown {
  readonly asked: IdentityRequest
  readonly product: string
  readonly person: Person
  readonly wrong: keyof Person | null
}

function show(ctx: RouterContext, shown: Shown): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = pageOf(shown, ctx.state['nonce'] as string)
}

function pageOf({ asked, product, person, wrong }: Shown, nonce: string): string {
  const fill = (text: string) =>
    escapeHtml(
      text.replaceAll('{{product}}', product).replaceAll('{{platform}}', words.platforms[asked.platform]),
    )
  const { state, challenge } = asked
  const to = `${identityPath}/${asked.platform}/continue`
  const hidden = Object.entries({ state, challenge })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`)
    .join('')
  const field = (name: keyof Person, type: string, message: string) => `
      <label for="${name}">${fill(words[name])}</label>
      <input id="${name}" name="${name}" type="${type}" value="${escapeHtml(person[name])}" required autocomplete="off"
        ${wrong === name ? `aria-invalid="true" aria-describedby="${name}-wrong"` : ''} />
      ${wrong === name ? `<p class="wrong" id="${name}-wrong">${fill(message)}</p>` : ''}`
  const choices = people.map((one) => {
    const query = new URLSearchParams({ state, challenge, ...one }).toString()
    return `<li><a href="${escapeHtml(`${to}?${query}`)}"><b>${escapeHtml(one.name)}</b> ${escapeHtml(one.email)}</a></li>`
  })
  const title = fill(words.title)
  const main = `<h1>${title}</h1>
      <p class="note">${fill(words.lead)}</p>
      <form action="${to}" method="get">
        ${hidden}${field('name', 'text', words.nameWrong)}${field('email', 'email', words.emailWrong)}
        <button type="submit">${fill(words.submit)}</button>
      </form>
      <h2>${fill(words.quick)}</h2>
      <ul>${choices.join('')}</ul>
      <p><a href="${escapeHtml(identityRefusal(asked))}">${fill(words.cancel)}</a></p>`
  return plainPage({ title, product, nonce, style, main })
}

// Deliberately plain, so that nobody mistakes it for the product or the platform.
const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 48px 20px; }
  main { max-width: 26rem; margin: 0 auto; }
  h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .75rem; }
  h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
  .note { border-left: 4px solid #c07a00; margin: 0 0 1.5rem; padding: .25rem 0 .25rem .875rem; }
  form { display: grid; gap: .375rem; }
  label { font-weight: 600; margin-top: .5rem; }
  input, button { box-sizing: border-box; font: inherit; padding: .625rem .75rem; width: 100%; }
  button { cursor: pointer; font-weight: 600; margin-top: 1rem; min-height: 2.75rem; }
  .wrong { color: light-dark(#b00020, #ff9aa8); margin: 0; }
  ul { list-style: none; margin: 0; padding: 0; }
  li a { border-top: 1px solid light-dark(#ddd, #444); display: block; padding: .625rem 0; }
  a { color: inherit; overflow-wrap: anywhere; }
`

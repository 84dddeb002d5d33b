import { resolveModalName } from '@aloft/domain/core/modal-names'
import { PageError } from '../addresses/page-error.ts'
import { type LinkedName, linkedModals, type ParamsOf } from './linked-modals.ts'

/** The modal that an address's query opens above the page. */
export interface LinkedModal {
  readonly name: LinkedName
  readonly params: object
}

/** The parameters of a linked modal, as in an address. */
export type AddressParams<N extends LinkedName> = { readonly [P in keyof ParamsOf<N>]: string }

/** There's no modal of that name, or it has no address (ERR-11). */
export class ModuleNotFoundError extends PageError {
  override readonly name = 'ModuleNotFoundError'

  constructor(modal: string) {
    super('modalNotFound', `module not found: there is no modal "${modal}"`)
  }
}

const key = 'modal'
const prefix = `${key}.`
const isOfModal = (name: string) => name === key || name.startsWith(prefix)

/** The modal in a query; null if there's none or its parameters are invalid. */
export function readModalAddress(query: URLSearchParams): LinkedModal | null {
  const name = linkedName(query.get(key) ?? '')
  if (!name) return null
  const rules = Object.entries<(text: string) => unknown>(linkedModals[name])
  const params = rules.map(([param, rule]) => [param, rule(query.get(prefix + param) ?? '')] as const)
  return params.some(([, value]) => value === false) ? null : { name, params: Object.fromEntries(params) }
}

/**
 * A query with a modal added to the page's own parameters. Throws ModuleNotFoundError for an unknown name.
 */
export function withModal<N extends LinkedName>(
  query: URLSearchParams,
  name: N | (string & {}),
  params?: AddressParams<N>,
): URLSearchParams {
  const known = linkedName(name)
  if (!known) throw new ModuleNotFoundError(name)
  const next = withoutModal(query)
  next.set(key, known)
  for (const [param, value] of Object.entries<string>(params ?? {})) next.set(prefix + param, value)
  return next
}

/** The page's own parameters in a query. */
export function withoutModal(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isOfModal(name)))
}

interface Place {
  readonly pathname: string
  readonly search: string
}

/**
 * Whether two addresses show the same page, apart from modals above it: that's no page view, no autosave, and
 * no scrolling.
 */
export function isSamePage(one: Place, other: Place): boolean {
  const page = ({ search }: Place) => withoutModal(new URLSearchParams(search)).toString()
  return one.pathname === other.pathname && page(one) === page(other)
}

function linkedName(text: string): LinkedName | null {
  const name = resolveModalName(text)
  return name !== null && Object.hasOwn(linkedModals, name) ? (name as LinkedName) : null
}

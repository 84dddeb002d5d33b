import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, nameOf, type SyntaxNode, walkSyntax } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

const app = ['apps/web/src/**/*.{ts,tsx}']
const others = ['**/*.{test,stories}.{ts,tsx}', 'apps/web/src/{wiring,state,queries}/**']
const clients = ['api', 'plainApi', 'createApiClient']

/**
 * What the server says, past the one store that holds it: calls outside the wiring, and replies in the state of a
 * component, where each needs its own answer to races, retries and changes.
 */
export function replyViolations(files: readonly SourceFile[]): Violation[] {
  const own = files.filter(({ path }) => matchesAny(path, app) && !matchesAny(path, others))
  return own.flatMap((file) => [...clientImports(file), ...storedReplies(file)])
}

function clientImports(file: SourceFile): Violation[] {
  const named = importsFrom(file, /\/core\/(plain-)?api\.ts$|^@aloft\/api-client\//)
  return named
    .filter(({ name }) => clients.includes(name))
    .map(({ name, node }) => ({
      rule: 'calls belong to the wiring',
      file: file.path,
      line: file.lineAt(node.start),
      found: `imports ${name}`,
      reason:
        'read with useQuery; a command is a function in apps/web/src/wiring that brings its reply into the store',
    }))
}

function storedReplies(file: SourceFile): Violation[] {
  const calls = new Set(importsFrom(file, /\/wiring\//).map(({ local }) => local))
  const hooks = importsFrom(file, /\/queries\/use-query\.ts$/).filter(({ name }) => name === 'useQuery')
  const queries = new Set(hooks.map(({ local }) => local))
  if (calls.size + queries.size === 0) return []
  const found: Violation[] = []
  const report = (node: SyntaxNode, what: string) =>
    found.push({
      rule: 'replies lie in the store',
      file: file.path,
      line: file.lineAt(node.start),
      found: what,
      reason:
        'useQuery reads a reply from the store; useCommand follows a press, and drops the answer to an earlier one',
    })
  for (const statement of file.body) {
    const setters = new Set<string>()
    const replies = new Set<string>()
    walkSyntax(statement, (node) => {
      const state = stateIn(node)
      if (state) setters.add(state.setter)
      if (state && mentions(state.start, calls)) report(node, `${state.setter} begins with a reply`)
      for (const name of repliesIn(node, calls, queries, replies)) replies.add(name)
    })
    const setterOf = (node: SyntaxNode) => {
      const name = node.type === 'CallExpression' ? nameOf(node['callee']) : undefined
      return name && setters.has(name) ? name : undefined
    }
    const follow = (node: SyntaxNode, setter: string | undefined) => {
      if (setter && setters.has(setter)) report(node, `${setter} follows a request`)
    }
    walkSyntax(statement, (node) => {
      const setter = setterOf(node)
      const isReply = (argument: SyntaxNode) => mentions(argument, replies) || awaits(argument, calls)
      if (setter && (node['arguments'] as SyntaxNode[]).some(isReply)) report(node, `${setter} keeps a reply`)
      for (const handler of handlersIn(node, calls)) {
        follow(handler, nameOf(handler))
        walkSyntax(handler, (inner) => follow(inner, setterOf(inner)))
      }
    })
  }
  return found
}

/** The names that a file imports from places that match, without types. */
function importsFrom(
  { body }: SourceFile,
  from: RegExp,
): { readonly name: string; readonly local: string; readonly node: SyntaxNode }[] {
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node['importKind'] === 'type') return []
    if (!from.test(String(asNode(node['source'])?.['value']))) return []
    return (node['specifiers'] as SyntaxNode[]).flatMap((specifier) => {
      const local = nameOf(specifier['local'])
      if (!local || specifier['importKind'] === 'type') return []
      return [{ name: nameOf(specifier['imported']) ?? local, local, node }]
    })
  })
}

/** `const [value, setter] = useState(start)`. */
function stateIn(
  node: SyntaxNode,
): { readonly setter: string; readonly start: SyntaxNode | undefined } | undefined {
  const call = node.type === 'VariableDeclarator' ? asNode(node['init']) : undefined
  if (call?.type !== 'CallExpression' || nameOf(call['callee']) !== 'useState') return undefined
  const pattern = asNode(node['id'])
  const [, second] = pattern?.type === 'ArrayPattern' ? (pattern['elements'] as unknown[]) : []
  const setter = nameOf(second)
  return setter ? { setter, start: asNode((call['arguments'] as unknown[])[0]) } : undefined
}

/** The names of `const reply = await call()` or `const { loaded } = useQuery()`, and of what is taken from them. */
function repliesIn(
  node: SyntaxNode,
  calls: ReadonlySet<string>,
  queries: ReadonlySet<string>,
  replies: ReadonlySet<string>,
): string[] {
  const init = node.type === 'VariableDeclarator' ? asNode(node['init']) : undefined
  if (!init || isFunction(init)) return []
  return awaits(init, calls) || callsOne(init, queries) || mentions(init, replies)
    ? namesIn(asNode(node['id']))
    : []
}

const isFunction = ({ type }: SyntaxNode) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** The handlers of `call().then(handler)`. */
function handlersIn(node: SyntaxNode, calls: ReadonlySet<string>): SyntaxNode[] {
  const callee = node.type === 'CallExpression' ? asNode(node['callee']) : undefined
  if (callee?.type !== 'MemberExpression' || nameOf(callee['property']) !== 'then') return []
  return callsOne(asNode(callee['object']), calls) ? (node['arguments'] as SyntaxNode[]) : []
}

function namesIn(pattern: SyntaxNode | undefined): string[] {
  const names: string[] = []
  if (pattern) walkSyntax(pattern, (node) => void (nameOf(node) && names.push(nameOf(node) ?? '')))
  return names
}

function mentions(node: SyntaxNode | undefined, names: ReadonlySet<string>): boolean {
  const properties = new Set<unknown>()
  let isFound = false
  if (node)
    walkSyntax(node, (inner) => {
      if (inner['computed'] !== true && inner['shorthand'] !== true)
        for (const name of [inner['key'], inner.type === 'MemberExpression' && inner['property']])
          properties.add(name)
      isFound ||= !properties.has(inner) && names.has(nameOf(inner) ?? '')
    })
  return isFound
}

function awaits(node: SyntaxNode, calls: ReadonlySet<string>): boolean {
  let isFound = false
  walkSyntax(node, (inner) => {
    if (inner.type === 'AwaitExpression') isFound ||= callsOne(asNode(inner['argument']), calls)
  })
  return isFound
}

function callsOne(node: SyntaxNode | undefined, calls: ReadonlySet<string>): boolean {
  let isFound = false
  if (node)
    walkSyntax(node, (inner) => {
      if (inner.type === 'CallExpression') isFound ||= calls.has(nameOf(inner['callee']) ?? '')
    })
  return isFound
}

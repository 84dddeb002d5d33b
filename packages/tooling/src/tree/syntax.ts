/** A node of the parsed tree (ESTree); only what the checks read is typed. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The value as a node, if it is one. */
export function asNode(value: unknown): SyntaxNode | undefined {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    ? (value as SyntaxNode)
    : undefined
}

/** Calls `visit` for the node and everything below it, parents first. */
export function walkSyntax(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node)
  // Called for millions of nodes: Object.values would allocate a list for each.
  for (const key in node) {
    const value = node[key]
    if (typeof value !== 'object' || value === null) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      const next = asNode(child)
      if (next) walkSyntax(next, visit)
    }
  }
}

/** The name of an identifier node, otherwise undefined. */
export function nameOf(value: unknown): string | undefined {
  const node = asNode(value)
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

/** `a.b` as ['a', 'b'] if both sides are plain names. */
export function memberOf(value: unknown): [string, string] | undefined {
  const node = asNode(value)
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const object = nameOf(node['object'])
  const property = nameOf(node['property'])
  return object && property ? [object, property] : undefined
}

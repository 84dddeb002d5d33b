import type { SourceFile } from '../tree/source-file.ts'
import { asNode, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'

/** A name and where it is declared. */
export interface DeclaredName {
  name: string
  /** Its offset in the text of the file. */
  start: number
}

const none: readonly SyntaxNode[] = []

/**
 * The names a file declares: variables, functions, parameters, types, members, object keys, and the strings in a union
 * type. Leaves out names it only uses: imports without an alias, and variables named after the property they hold.
 */
export function declaredNames({ body }: Pick<SourceFile, 'body'>): DeclaredName[] {
  const names: DeclaredName[] = []
  for (const statement of body) {
    walkSyntax(statement, (node) => {
      for (const declared of declaredBy(node)) {
        const name = declared['name'] ?? declared['value']
        if (typeof name === 'string') names.push({ name, start: declared.start })
      }
    })
  }
  return names
}

/** Identifiers; for a union type, its literals. */
function declaredBy(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return boundNames(node['id'])
    case 'CatchClause':
      return boundNames(node['param'])
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
    case 'TSFunctionType':
    case 'TSCallSignatureDeclaration':
    case 'TSConstructorType':
    case 'TSConstructSignatureDeclaration':
    case 'TSEmptyBodyFunctionExpression':
      return [...nodes([node['id']]), ...parametersOf(node)]
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSModuleDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumMember':
      return nodes([node['id']])
    case 'TSTypeParameter':
      return nodes([node['name']])
    case 'AccessorProperty':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSAbstractMethodDefinition':
    case 'TSAbstractPropertyDefinition':
    case 'TSPropertySignature':
      return keyOf(node)
    case 'TSMethodSignature':
      return [...keyOf(node), ...parametersOf(node)]
    case 'ObjectExpression':
      return nodes(node['properties']).flatMap((property) =>
        property['shorthand'] === true ? none : keyOf(property),
      )
    case 'TSUnionType':
      return nodes(node['types']).flatMap((option) => nodes([option['literal']]))
    case 'ImportSpecifier':
      return isAlias(node) ? nodes([node['local']]) : none
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return nodes([node['local']])
    default:
      return none
  }
}

function boundNames(value: unknown): readonly SyntaxNode[] {
  const node = asNode(value)
  switch (node?.type) {
    case 'Identifier':
      return [node]
    case 'ArrayPattern':
      return nodes(node['elements']).flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(node['left'])
    case 'ObjectPattern':
      return nodes(node['properties']).flatMap((property) =>
        property['shorthand'] === true ? none : boundNames(property['value'] ?? property),
      )
    case 'RestElement':
      return boundNames(node['argument'])
    case 'TSParameterProperty':
      return boundNames(node['parameter'])
    default:
      return none
  }
}

function parametersOf({ params }: SyntaxNode): SyntaxNode[] {
  return nodes(params).flatMap(boundNames)
}

// A computed key is an expression, and a quoted key usually comes from outside.
function keyOf(member: SyntaxNode): readonly SyntaxNode[] {
  const key = member['computed'] === true ? undefined : asNode(member['key'])
  return key && key.type !== 'Literal' ? [key] : none
}

function isAlias({ local, imported }: SyntaxNode): boolean {
  return asNode(local)?.start !== asNode(imported)?.start
}

function nodes(values: unknown): SyntaxNode[] {
  return Array.isArray(values) ? values.flatMap((value) => asNode(value) ?? []) : []
}

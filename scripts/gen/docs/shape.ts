import { ts } from '../../lib/typescript.ts'
import { docText, tagNames, tagTexts } from './docText.ts'
import type { Field, Shape } from './field.ts'
import type { Library } from './program.ts'

/** Reads an interface or a type alias: its own members one by one, and the names of the external types that it extends. */
export function readShape(symbol: ts.Symbol, library: Library): Shape {
  const type = library.checker.getDeclaredTypeOfSymbol(symbol)
  return {
    fields: readFields(type, library),
    inherited: [...new Set((symbol.declarations ?? []).flatMap((node) => inheritedTypes(node, library)))],
  }
}

/** The members of a type that are declared in the package. A union has the members of all alternatives. */
export function readFields(type: ts.Type, library: Library): Field[] {
  const alternatives = type.isUnion() ? type.types : [type]
  const members = new Map<string, ts.Symbol>()
  for (const alternative of alternatives) {
    for (const member of library.checker.getPropertiesOfType(alternative)) {
      if (member.declarations?.some(library.isOwn) && !members.has(member.name)) members.set(member.name, member)
    }
  }
  return [...members.values()].map((member) => readField(member, library))
}

function readField(member: ts.Symbol, { checker }: Library): Field {
  const tags = member.getJsDocTags(checker)
  return {
    name: member.name,
    required: !(member.flags & ts.SymbolFlags.Optional),
    // Tables mark optional members by a question mark or a default, so `undefined` is left out.
    type: typeText(member, checker).replace(/ \| undefined$/, ''),
    default: tagTexts(tags, 'default')[0],
    description: docText(member.getDocumentationComment(checker)),
    choices: choicesOf(checker.getTypeOfSymbol(member), checker),
    needs: tagNames(tags, 'needs'),
  }
}

/** The string literals of a union type, or of an array of such a union. */
function choicesOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const texts = (part: ts.Type): string[] => {
    if (part.isStringLiteral()) return [part.value]
    if (part.isUnion()) return part.types.flatMap(texts)
    const element = checker.isArrayType(part) && checker.getIndexTypeOfType(part, ts.IndexKind.Number)
    return element ? texts(element) : []
  }
  // Sorted, because the compiler's order depends on all files that it has read.
  const found = [...new Set(texts(type))].sort()
  return found.length > 0 ? found : undefined
}

function typeText(member: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = member.declarations ?? []
  if (!declaration) return 'unknown'
  if (ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ')
    return oneLine(`(${parameters}) => ${declaration.type?.getText() ?? 'void'}`)
  }
  if (ts.isPropertySignature(declaration) && declaration.type) return oneLine(declaration.type.getText())
  return checker.typeToString(checker.getTypeOfSymbol(member))
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The external types that a declaration extends: directly, through our own types, or through `Omit` and similar types. */
function inheritedTypes(node: ts.Node, library: Library): string[] {
  if (ts.isInterfaceDeclaration(node)) {
    return (node.heritageClauses ?? [])
      .flatMap((clause) => clause.types)
      .flatMap((base) => inheritedTypes(base, library))
  }
  if (ts.isTypeAliasDeclaration(node)) return inheritedTypes(node.type, library)
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap((part) => inheritedTypes(part, library))
  }
  if (!ts.isExpressionWithTypeArguments(node) && !ts.isTypeReferenceNode(node)) return []
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
  const declarations = symbolAt(name, library.checker)?.declarations ?? []
  if (declarations.some(library.isOwn)) return declarations.flatMap((own) => inheritedTypes(own, library))
  if (/^(Omit|Pick|Partial|Required|Readonly)$/.test(name.getText())) {
    return node.typeArguments?.[0] ? inheritedTypes(node.typeArguments[0], library) : []
  }
  return [oneLine(node.getText())]
}

function symbolAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

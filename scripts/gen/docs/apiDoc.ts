import { ts } from '../../lib/typescript.ts'
import { docText, tagNames, tagTexts } from './docText.ts'
import type { Field } from './field.ts'
import type { Library } from './program.ts'
import { readFields } from './shape.ts'

/** The members of a parameter or a result. */
export interface MemberTable {
  readonly kind: 'given' | 'answered'
  readonly title: string
  readonly fields: readonly Field[]
}

/** A function's documentation, read from its doc comments. */
export interface ApiDoc {
  readonly name: string
  /** The signatures of all overloads. */
  readonly signatures: readonly string[]
  readonly description: string
  readonly tables: readonly MemberTable[]
  readonly throws: readonly string[]
  readonly platform: string | undefined
  /** Browser features that not every browser has (`Navigator.vibrate`), by their names in MDN's browser-compat-data. */
  readonly needs?: readonly string[] | undefined
  /** Native plugins that replace the browser's API, by their names on Capacitor's bridge. */
  readonly plugins?: readonly string[] | undefined
  readonly examples: readonly string[]
}

/** Reads a function's documentation. */
export function readApiDoc(symbol: ts.Symbol, library: Library): ApiDoc {
  const { checker } = library
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures()
  if (signatures.length === 0) throw new Error(`"${symbol.name}" is not a function.`)
  // A function that another function has made is documented at its name, and not at a signature.
  const documented = signatures.find((one) => one.getDocumentationComment(checker).length > 0) ?? symbol
  const tags = documented.getJsDocTags(checker)
  return {
    name: symbol.name,
    signatures: signatures.flatMap((signature) => signatureText(symbol.name, signature, checker) ?? []),
    description: docText(documented.getDocumentationComment(checker)),
    tables: joined(
      [parameterTables, listenerTables, resultTables]
        .flatMap((tablesOf) => signatures.flatMap((signature) => tablesOf(signature, library)))
        .filter(({ fields }) => fields.length > 0),
    ),
    throws: tagTexts(tags, 'throws')
      .map((text) => text.replace(/^\{?ApiError\}?\s*/, ''))
      .flatMap((text) => text.replace(/\.$/, '').split(/;\s+(?=`)/)),
    platform: tagTexts(tags, 'platform')[0],
    needs: tagNames(tags, 'needs'),
    plugins: tagNames(tags, 'plugin'),
    examples: tagTexts(tags, 'example'),
  }
}

/** Merges tables with the same title, because an overload may list only some options, or some values of an option. */
function joined(tables: readonly MemberTable[]): MemberTable[] {
  const byTitle = new Map<string, MemberTable>()
  for (const table of tables) {
    const known = byTitle.get(table.title)
    byTitle.set(table.title, known ? { ...known, fields: joinedFields(known.fields, table.fields) } : table)
  }
  return [...byTitle.values()]
}

function joinedFields(fields: readonly Field[], others: readonly Field[]): Field[] {
  const known = fields.map((field) => {
    const other = others.find(({ name }) => name === field.name)
    const choices = [...new Set([...(field.choices ?? []), ...(other?.choices ?? [])])].sort()
    const required = field.required && (other?.required ?? true)
    return { ...field, required, choices: choices.length > 0 ? choices : undefined }
  })
  return [...known, ...others.filter(({ name }) => !fields.some((field) => field.name === name))]
}

/**
 * Returns `undefined` for an overload that only explains a mistake. The types `WrongPath` and `ArgsAfterWrongPath`, which exist
 * only for messages of the compiler, are left out.
 */
function signatureText(name: string, signature: ts.Signature, checker: ts.TypeChecker): string | undefined {
  const declared = signature.getDeclaration().typeParameters?.map((parameter) => parameter.getText()) ?? []
  const generics = declared.filter((text) => !text.startsWith('const Wrong'))
  const given = publicParameters(signature).filter(
    (parameter) => !parameter.type?.getText().startsWith('ArgsAfterWrong'),
  )
  if (given.some((parameter) => parameter.type?.getText().startsWith('WrongPath<'))) return undefined
  const parameters = given.map((parameter) => {
    const full = parameter.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(parameter))
    const type = full.replace(/\s*\| WrongPath<.*>$/s, '').replace(/^\(([^()]*)\)$/, '$1')
    const mark = parameter.questionToken || parameter.initializer ? '?' : ''
    return `${parameter.dotDotDotToken ? '...' : ''}${parameterName(parameter)}${mark}: ${type}`
  })
  const returned = signature.getDeclaration().type?.getText() ?? checker.typeToString(signature.getReturnType())
  const text = `${name}${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')}): ${returned}`
  return text.replaceAll(/\s+/g, ' ')
}

/**
 * The parameters for callers. Hosts (the platform's implementation, as the last parameter) are only for tests. A function without
 * options ignores its first parameter, which has a name with `_`, so that options are never used as a host.
 */
function publicParameters(signature: ts.Signature): ts.ParameterDeclaration[] {
  return signature.getDeclaration().parameters.flatMap((parameter) => {
    if (!ts.isParameter(parameter) || parameter.name.getText().startsWith('_')) return []
    return /Host$/.test(parameter.type?.getText() ?? '') ? [] : [parameter]
  })
}

const parameterName = (parameter: ts.ParameterDeclaration) =>
  ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'

function parameterTables(signature: ts.Signature, library: Library): MemberTable[] {
  return publicParameters(signature).map((parameter) => {
    const type = library.checker.getTypeAtLocation(parameter)
    return { kind: 'given', title: `\`${parameterName(parameter)}\``, fields: fieldsOf(type, library) }
  })
}

/** Tables of the first argument of each callback, such as a listener. */
function listenerTables(signature: ts.Signature, library: Library): MemberTable[] {
  const { checker } = library
  return publicParameters(signature).flatMap((parameter) => {
    const given = checker.getNonNullableType(checker.getTypeAtLocation(parameter))
    const [argument] = given.getCallSignatures()[0]?.getParameters() ?? []
    if (!argument) return []
    const title = `Argument of \`${parameterName(parameter)}\``
    return [{ kind: 'answered', title, fields: fieldsOf(checker.getTypeOfSymbol(argument), library) }]
  })
}

function resultTables(signature: ts.Signature, library: Library): MemberTable[] {
  const returned = signature.getReturnType()
  const result = library.checker.getAwaitedType(returned) ?? returned
  return [
    {
      kind: 'answered',
      title: 'Returned task',
      fields: returned === result ? [] : fieldsOf(returned, library),
    },
    { kind: 'answered', title: 'Result', fields: fieldsOf(result, library) },
  ]
}

/** The members of an object type. Members of strings and arrays are not listed. */
function fieldsOf(type: ts.Type, library: Library): Field[] {
  const given = library.checker.getNonNullableType(type)
  return isObject(given) ? readFields(given, library) : []
}

function isObject(type: ts.Type): boolean {
  return type.isUnionOrIntersection() ? type.types.some(isObject) : (type.flags & ts.TypeFlags.Object) !== 0
}

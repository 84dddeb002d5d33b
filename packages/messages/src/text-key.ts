import type { Catalogue } from './catalogue.ts'

/** Texts by key, at any depth. */
export interface Texts {
  readonly [name: string]: Texts | string
}

type WithoutForm<Name extends string> = Name extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Name

type KeyIn<Part> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? WithoutForm<Name>
    : `${Name}.${KeyIn<Part[Name]>}`
}[keyof Part & string]

/** The key of a text, with dots between its parts and without the form of a plural. */
export type TextKey = KeyIn<Catalogue>

/** What stands in place of `{{name}}`. `count` also chooses the form of a plural. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>

/** The text of a key with its values filled in. */
export type Translate = (key: TextKey, values?: TextValues) => string

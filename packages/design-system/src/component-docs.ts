/** At least one. */
type Some<Item> = readonly [Item, ...Item[]]

/** What the page of a component says. It lies beside the component as `<name>.docs.ts`. */
export interface ComponentDocs<Stories = Readonly<Record<string, unknown>>> {
  /** What it's for, in one sentence. */
  purpose: string
  notFor: Some<Limit>
  anatomy: {
    /** A story that shows all parts without an interaction. */
    story: StoryName<Stories>
    parts: Some<Part>
  }
  /** Empty if nothing in it can have the focus. */
  keys: readonly KeyUse[]
  dos: Some<Advice<Stories>>
  donts: Some<Advice<Stories>>
  /** What people search for who don't know its name, such as "ask before deleting". */
  wanted: Some<string>
  /** Components that are only used inside this one and have no page of their own. */
  includes?: Some<IncludedComponent>
  /** Height in CSS pixels of a frame for each story, for a component that covers its page. */
  frame?: number
}

type StoryName<Stories> = Exclude<keyof Stories & string, 'default'>

/** A case that asks for something else. */
export interface Limit {
  when: string
  /** File name of the better component, such as `button-link`. */
  use?: string
}

/** A part of the component, numbered in its picture. */
export interface Part {
  name: string
  /** Selector of the part in the story; the first match is numbered. */
  at: string
  note?: string
  /** The side of its number, if that isn't the nearest one. */
  side?: 'left' | 'right' | 'top' | 'bottom'
}

export interface KeyUse {
  /** Keys to press together. */
  keys: readonly string[]
  does: string
}

export interface Advice<Stories = Readonly<Record<string, unknown>>> {
  text: string
  /** Shows the advice followed, or ignored. */
  story?: StoryName<Stories>
}

export interface IncludedComponent {
  /** File name, such as `event-log`. */
  name: string
  purpose: string
}

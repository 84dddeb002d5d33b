import type { Connection, FieldDef, Submittable } from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { propertyName } from './column-names.ts'

/** A named statement that each connection prepares once. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
  readonly hasStoredNames: boolean
  /** Columns of its rows; undefined until it was sent for the first time. */
  columns?: readonly Column[]
}

export interface Column {
  readonly property: string
  readonly parse: (text: string) => unknown
}

type Row = Record<string, unknown>
type OnEnd = (error: Error | null, rows: readonly Row[]) => void

/** Methods of the driver's connection for custom queries, as `pg-cursor` uses them; its own types are outdated. */
interface Wire {
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly submittedNamedStatements: Record<string, string>
  readonly stream: { readonly cork?: () => void; readonly uncork?: () => void }
  parse(statement: { name: string; text: string }): void
  bind(values: { statement: string; values: readonly unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: object): void
  sync(): void
}

/**
 * One execution of a named statement. The driver's own query requests the description of the columns each time, and
 * looks up a parser for each of them; for a short statement that takes longer than its answer.
 */
export class PreparedQuery implements Submittable {
  readonly name: string
  readonly text: string
  // The driver sets its own callback if there is none.
  readonly callback: OnEnd
  readonly #statement: NamedStatement
  readonly #values: readonly unknown[]
  readonly #parserOf: (type: number) => Column['parse']
  readonly #rows: Row[] = []
  #columns: readonly Column[] | undefined
  #failure: Error | undefined

  constructor(
    statement: NamedStatement,
    values: readonly unknown[],
    parserOf: (type: number) => Column['parse'],
    onEnd: OnEnd,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.callback = onEnd
    this.#statement = statement
    // Before anything is sent, because an invalid value must not leave half a query behind.
    this.#values = values.map((value) => prepareValue(value))
    this.#parserOf = parserOf
    this.#columns = statement.columns
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire
    // Sends everything as one packet.
    wire.stream.cork?.()
    try {
      this.#send(wire)
    } finally {
      wire.stream.uncork?.()
    }
  }

  #send(wire: Wire): void {
    const { name, text } = this
    const isPrepared = wire.parsedStatements[name] !== undefined
    if (!isPrepared) {
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement: name, values: this.#values })
    if (!this.#columns) wire.describe({ type: 'P', name: '' })
    wire.execute({})
    wire.sync()
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      property: this.#statement.hasStoredNames ? name : propertyName(name),
      parse: this.#parserOf(dataTypeID),
    }))
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure) return
    const row: Row = {}
    try {
      this.#columns?.forEach(({ property, parse }, place) => {
        const text = fields[place] ?? null
        row[property] = text === null ? null : parse(text)
      })
      this.#rows.push(row)
    } catch (error) {
      this.#failure = error as Error
    }
  }

  handleCommandComplete(): void {
    this.#statement.columns = this.#columns ?? []
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback(this.#failure, [])
    else this.callback(null, this.#rows)
  }

  handleError(error: Error): void {
    this.callback(error, [])
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}
}

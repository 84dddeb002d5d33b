import { Table } from './table.tsx'
import * as css from './table.css.ts'

/** As of a row of the house's own list. */
interface Row {
  refused: string
  texts?: string
  write: string
  reason: string
}

const lists = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../packages/tooling/src/words/{user-words,plain-english,american-spelling}.ts',
  { eager: true },
)

const rows = Object.values(lists)
  .flatMap((list) => Object.values(list))
  .flatMap((list) => (Array.isArray(list) ? (list as readonly Row[]) : []))
  .filter(({ texts }) => texts)
  .toSorted((one, other) => one.refused.localeCompare(other.refused, 'en'))

/** The words that the check refuses in what users read. */
export function RefusedWords() {
  return (
    <Table
      head={['Not', 'But', 'Because']}
      rows={rows.map(({ refused, write, reason }) => [
        <span key="refused" className={css.refused}>
          {refused}
        </span>,
        write,
        <span key="reason" className={css.reason}>
          {reason}
        </span>,
      ])}
    />
  )
}

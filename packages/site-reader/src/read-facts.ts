import { plain } from './text/text.ts'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { websiteFactsShape } from '@aloft/domain/scans/website-facts.entity'
import type { z } from 'zod'
import type { Statement } from './contact/hours-question.ts'
import type { PageRole } from './page/page-kind.ts'
import type { Line, Site } from './site/site.ts'
import { readAreas } from './contact/areas-served.ts'
import { readHours } from './contact/read-hours.ts'
import { readProofs } from './proofs/proofs.ts'
import { readStatements } from './claims/statements.ts'
import { readWays } from './contact/ways-to-buy.ts'
import { fieldsOfFacts, type ReadLine, readLines } from './site/line-facts.ts'

type Facts = { -readonly [Key in keyof typeof websiteFactsShape]: z.infer<(typeof websiteFactsShape)[Key]> }

const mostOccasions = 4
const timelyRoles = new Set<PageRole>(['home', 'offers', 'prices', 'delivery', 'other'])

/** Proofs, ways to buy, areas, hours and occasions of a site; its trade and its builder are read elsewhere. */
export function readFacts(
  site: Site,
  lines: readonly Line[],
  language: string | null,
  phone: Field<string> | null,
  statements: readonly Statement[],
): Facts {
  const read = readLines(lines, language)
  return {
    statements: readStatements(lines),
    trades: [],
    builders: [],
    proofs: readProofs(site, read, language),
    ways: readWays(site, read, language, phone),
    areas: readAreas(site, read),
    hours: readHours(statements),
    occasions: occasionsIn(read),
  }
}

function occasionsIn(read: readonly ReadLine[]): Facts['occasions'] {
  const found = read.flatMap(({ line, facts }) =>
    timelyRoles.has(line.page.role) && line.zone !== 'nav' && line.linkShare < 0.5
      ? facts.occasions.map((fact) => ({ ...fact, line }))
      : [],
  )
  return fieldsOfFacts(
    found,
    ({ text }) => plain(text),
    ({ until }) => until,
  ).slice(0, mostOccasions)
}

import { checkHouse } from './check-house.ts'
import { buildHouse } from './build-house.ts'

/** For tests: builds a house with these files and returns every violation as `rule @ file:line`, sorted. */
export async function reportOn(files: Record<string, string>): Promise<string[]> {
  const { root, remove } = buildHouse(files)
  try {
    const { violations } = await checkHouse(root)
    return violations.map(({ rule, file, line }) => `${rule} @ ${file}:${line}`).toSorted()
  } finally {
    remove()
  }
}

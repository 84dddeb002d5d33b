import type { Db } from '../../../db/db.ts'
import type { LaunchMemory } from './launch-memory.ts'

/** A memory shared by all nodes. */
export function sharedMemory(db: Db): LaunchMemory {
  const refs = () => db<{ key: string; ref: string }>('embedded_ad')
  return {
    async claim(key, ref) {
      const [row] = await refs().insert({ key, ref }).onConflict('key').merge(['key']).returning('ref')
      return row?.ref ?? ref
    },
    async move(from, to) {
      await refs().where({ ref: from }).update({ ref: to })
    },
    async find(key) {
      return (await refs().where({ key }).first('ref'))?.ref ?? null
    },
  }
}

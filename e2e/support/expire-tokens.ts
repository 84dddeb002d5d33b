import { join } from 'node:path'
import { openDatabase } from '@aloft/server/db/database'

// A separate program, because only one process at a time can use the embedded database.
const database = await openDatabase({ dir: join(process.env['DATA_DIR'] ?? '', 'database') })
await database.knex('session').update({ authExpiryDate: new Date(Date.now() - 3_600_000) })
await database.close()
console.log('done')

import { setNewPasswordCost } from '../../src/areas/account/password-hash.ts'

// Hashing is slow on purpose, which only tests about that need; the cost is stored with the hash.
setNewPasswordCost({ N: 2 ** 10, r: 8, p: 1 })

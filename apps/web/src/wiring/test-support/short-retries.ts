import { vi } from 'vitest'

// A lost call need not take the seconds that it takes in earnest.
vi.mock('@aloft/domain/core/retry.rules', async (original) => ({ ...(await original()), retryDelayMs: 1 }))

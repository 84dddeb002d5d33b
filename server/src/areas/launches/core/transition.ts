import type { ReceiptParts } from '../../payments/receipt.service.ts'

/** Context for a transition of an ad: a transaction, the transition's product time, jobs, and the seller. */
export type Transition = ReceiptParts

/** Most transitions of a launch in one job. After months of downtime, other launches get processed in between. */
export const maxTransitionsPerJob = 200

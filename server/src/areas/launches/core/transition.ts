import type { ReceiptParts } from '../../payments/receipt.service.ts'

/** What a transition of an ad needs: a transaction, the product time of the transition, jobs, and the seller. */
export type Transition = ReceiptParts

/** How many transitions of a launch one job makes. After months of downtime this leaves time for other runs. */
export const maxTransitionsPerJob = 200

/** Making an ad: the wizard, its progress, its failures and the modals around it. Texts of the specification are kept to the letter. */
export const ads = {} as const

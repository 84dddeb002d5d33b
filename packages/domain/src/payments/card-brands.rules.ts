const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

/** The name of a brand of cards, by the word that providers have for it. */
export function cardBrandName(brand: string): string {
  return names[brand] ?? brand
}

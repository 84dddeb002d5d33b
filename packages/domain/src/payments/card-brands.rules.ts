const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

/** The name of a card brand, by the providers' word for it. */
export function cardBrandName(brand: string): string {
  return names[brand] ?? brand
}

import type { InterestField } from './interest-field.ts'

export const moneyAndProperty: InterestField = {
  name: 'Money and property / Geld und Immobilien / Argent et immobilier',
  groups: {
    'Money matters / Geldfragen / Finances': `
Personal finance / Private Finanzen / Finances personnelles / money tips, Geldtipps, gérer son argent
Financial advice / Finanzberatung / Conseil financier / financial planning, Finanzplanung, conseiller financier
Saving / Sparen / Épargne / savings accounts, Tagesgeld, livret d’épargne
Bargains and discounts / Schnäppchen und Rabatte / Bons plans et promotions / coupons, discount codes, Rabattcodes, soldes
Banking / Bankwesen / Banque / online banking, Onlinebanking, banque en ligne
Investing / Geldanlage / Investissement / wealth building, Vermögensaufbau, placements
Shares / Aktien / Actions en bourse / stock market, ETFs, Börse, bourse
Sustainable investing / Nachhaltige Geldanlage / Investissement durable / green investing, grüne Geldanlage, finance verte
Gold and precious metals / Gold und Edelmetalle / Or et métaux précieux / gold buying, Goldankauf, rachat d’or
Pensions / Altersvorsorge / Retraite / retirement planning, Rente, préparer sa retraite
Insurance / Versicherungen / Assurances / insurance brokers, Versicherungsmakler, courtier en assurances
Car insurance / Autoversicherung / Assurance auto / vehicle insurance, Kfz-Versicherung, assurance voiture
Pet insurance / Tierversicherung / Assurance animaux / vet bills, Hundeversicherung, mutuelle animaux
Travel insurance / Reiseversicherung / Assurance voyage / holiday insurance, Reiserücktritt, assurance annulation
Taxes / Steuern / Impôts / tax returns, tax advisers, Steuerberater, Steuererklärung, déclaration de revenus
Wills and inheritance / Testament und Erbe / Testaments et successions / estate planning, Nachlass, notaire
Cryptocurrency / Kryptowährungen / Cryptomonnaies / bitcoin, blockchain, Krypto
Financial independence / Finanzielle Unabhängigkeit / Indépendance financière / passive income, passives Einkommen, revenus passifs
Children and money / Kinder und Geld / Enfants et argent / pocket money, Taschengeld, argent de poche
Crowdfunding / Crowdfunding / Financement participatif / funding campaigns, Schwarmfinanzierung, cagnottes`,
    'Property / Immobilien / Immobilier': `
Property / Immobilien / Biens immobiliers / real estate, estate agents, Immobilienmakler, agence immobilière
Buying a home / Hauskauf / Achat immobilier / first-time buyers, Eigenheimkauf, primo-accédants
Selling a home / Hausverkauf / Vente immobilière / home staging, property valuation, Immobilienbewertung, estimation immobilière
Renting a home / Wohnung mieten / Location de logement / apartments, Mietwohnungen, appartements à louer
New-build homes / Neubauimmobilien / Logements neufs / off-plan homes, Neubauwohnungen, immobilier neuf
Mortgages / Hypotheken / Prêts immobiliers / home loans, Baufinanzierung, crédit immobilier
Property investment / Immobilieninvestment / Investissement immobilier / buy to let, Anlageimmobilien, investissement locatif
Holiday property / Ferienimmobilien / Résidences secondaires / second homes, Zweitwohnsitze, maison secondaire
Property abroad / Auslandsimmobilien / Immobilier à l’étranger / homes abroad, Haus im Ausland, maison à l’étranger
Luxury homes / Luxusimmobilien / Immobilier de luxe / villas, Villen, demeures de prestige
Commercial property / Gewerbeimmobilien / Immobilier commercial / offices to let, Büroflächen, locaux commerciaux
Student housing / Studentenwohnungen / Logement étudiant / student rooms, Wohnheime, résidences étudiantes
Shared living / Wohngemeinschaften / Colocation / flat sharing, WG, colocataires
Co-housing / Gemeinschaftliches Wohnen / Habitat participatif / housing projects, Wohnprojekte, habitat partagé
Senior living / Wohnen im Alter / Résidences seniors / retirement homes, betreutes Wohnen, logement senior
Self-storage / Lagerräume / Garde-meubles / storage units, Einlagerung, box de stockage
Energy performance of homes / Energetische Gebäudebewertung / Performance énergétique / energy certificates, Energieausweis, diagnostic énergétique`,
  },
}

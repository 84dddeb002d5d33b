import { phraseBook } from './phrases.rules.ts'

/** Subjects that Meta wants declared before an ad about them is launched. */
export const specialCategories = ['housing', 'employment', 'credit', 'politics', 'gambling'] as const
export type SpecialCategory = (typeof specialCategories)[number]

/** Phrases that speak of a special category in English, French or German (M11). */
export const categoryPhrases = phraseBook<SpecialCategory>({
  housing: `apartment|apartments|flat|flats|house|houses|home|homes|room|rooms|studio|studios|property|properties for
    sale|rent, apartment|apartments|flat|flats to let|rent, rent an apartment|flat, rent a flat|house|room|home,
    buy a house|home, real estate, realtor*, estate agent, estate agents, letting agent, letting agents, landlord,
    landlords, tenant, tenants, house hunting, new build homes, home insurance, homeowners insurance,
    appartement|appartements|maison|maisons|studio|studios|chambre|chambres|bien|biens|logement|logements à louer|vendre,
    immobilier|immobilière|immobiliers|immobilières, locataire|locataires, louer un appartement|logement|studio,
    louer une maison|chambre, acheter une maison, acheter un appartement, logement|logements neufs|neuf,
    assurance habitation,
    wohnung|wohnungen|haus|häuser|zimmer zu vermieten|verkaufen, mietwohnung*, eigentumswohnung*, immobilie*,
    wohnung|haus mieten|kaufen|gesucht, einfamilienhaus|einfamilienhäuser, makler|maklerin, vermieter|mieter,
    wohngebäudeversicherung`,
  employment: `we are hiring, we re hiring, now hiring, hiring now, is hiring, are hiring, job offer|offers,
    job opening|openings, job vacancy|vacancies, job fair, job board, open position|positions, apply for this|the job,
    apply for the position, join our team as, join our growing team, full time job|jobs, part time job|jobs, internship|internships,
    apprenticeship|apprenticeships, career opportunities, career opportunity, send us your cv|resume|résumé,
    send your cv|resume|résumé, recruiting, recruitment, find a job, dream job,
    nous recrutons, on recrute, nous embauchons, on embauche, offre|offres d emploi, recrutement, rejoignez notre équipe,
    envoyez votre cv, envoyez nous votre cv, postulez, contrat à durée indéterminée, poste à pourvoir, trouver un emploi,
    wir stellen ein, stellenangebot*, stellenanzeige*, stellenausschreibung*, jobangebot*, bewirb dich, bewerben sie sich,
    jetzt bewerben, ausbildungsplatz|ausbildungsplätze, mitarbeiter|mitarbeiterin|mitarbeiterinnen gesucht,
    verstärkung gesucht, m w d, werde teil unseres teams, praktikumsplatz|praktikumsplätze, traumjob*`,
  credit: `loan offer|offers, personal|business|car|student|home|payday|instant|mortgage loan|loans, get a loan,
    loans from, apply for a loan|credit|mortgage, low interest loan|loans, mortgage|mortgages, interest rate|rates,
    credit offer|offers, credit card offer|offers, credit line, line of credit, credit score, debt consolidation,
    refinance*, 0 financing, 0 apr, buy now pay later,
    prêt personnel|immobilier|auto|étudiant, prêts personnels|immobiliers, crédit immobilier|auto|renouvelable,
    crédit à la consommation, rachat de crédit|crédits, regroupement de crédits, taux d intérêt, microcrédit,
    emprunt immobilier, demande de crédit|prêt,
    kredit, kredite, ratenkredit*, sofortkredit*, privatkredit*, autokredit*, kleinkredit*, kreditangebot*, darlehen*,
    baufinanzierung*, hypothek*, umschuldung*, zinssatz, sollzins*, null prozent finanzierung`,
  politics: `election|elections, electoral, ballot, referendum, political party|parties, political campaign,
    member of parliament, candidate for mayor|parliament|council|president|senate|congress, run|running for office,
    vote for change, register to vote, gun control, abortion, immigration policy, climate policy,
    voter|voters,
    élection|élections, scrutin, référendum, parti politique, partis politiques, candidat|candidate aux|à la mairie,
    législatives, présidentielle|présidentielles, municipales, avortement, allez voter,
    bundestagswahl*, landtagswahl*, kommunalwahl*, europawahl*, bürgermeisterwahl*, wahlkampf*, wahlprogramm*,
    volksentscheid*, volksabstimmung*, politische partei, politischen partei, abtreibung*, asylpolitik, klimapolitik`,
  gambling: `casino|casinos, gambling, sports betting, betting odds, place your bets, bookmaker|bookmakers, slot machine,
    slot machines, online slots, free spins, roulette table|tables|wheel, blackjack, mega|progressive jackpot, lottery, lotteries, online poker,
    poker night tournament, bingo site, sweepstake bets,
    paris sportifs, pari sportif, machine|machines à sous, jeux d argent, jeu d argent, jeux de hasard, loterie|loteries,
    loto, poker en ligne, tours gratuits,
    sportwette*, glücksspiel*, spielautomat*, spielbank*, spielcasino*, spielhalle*, wettanbieter*, wettquoten*, lotto,
    lotterie|lotterien, onlinecasino*, freispiele`,
})

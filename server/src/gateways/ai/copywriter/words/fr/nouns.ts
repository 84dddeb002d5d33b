import type { LanguageWords } from '../language-words.ts'

/** Every noun of the French phrases, in the forms that they use. */
export const nouns: LanguageWords['nouns'] = (
  'adresse aide aller  avantage bienvenus bonjour bruit canapé chemin choix chose choses clin ' +
  'compromis connaissance côté couleurs coulisses coup demandes départ détail détails détour détours ' +
  'différence dommage droit début endroit espace esprit exemples façon faits fois fond histoire idée joie jour ' +
  'journée liste lumière marque message moment mot mots mouvement nom œil offre parole pas peine phrase photo pis ' +
  'plaisir poids point pouce prix promesses pub questions raison raisons regard réponse réponses reste ' +
  'résultat rôle roulement rythme scène slogan slogans soin soirée soirées souci souvenir suite tambour ' +
  'temps tête titre tour travail ventes yeux'
).split(' ')

import type { LanguageWords } from '../language-words.ts'

/** Every noun of the German phrases, in the forms that they use. */
export const nouns: LanguageWords['nouns'] = (
  'Abende Absicht Anfang Anfragen Antwort Antworten Anzeige Arbeit Art Augen Augenzwinkern Auswahl ' +
  'Beispiele Bewegung Blick Bühne Daumen Detail Details Eile Ende Entscheidung Erinnerung Fakten Farben Fläche Foto ' +
  'Freude Geschichte Grund Gründe Hauptrolle Hintergrund Idee Ideen Inhalt Klartext Kompromiss ' +
  'Kompromisse Kopf Kürze Lächeln Lärm Licht Liste Mal Marke Merken Moment Nachricht Nähe Name Namen ' +
  'Nerven Preis Punkt Rat Rest Ruhe Satz Schritt Slogan Slogans Sofa Sorge Sorgfalt Spiel Tag Tages ' +
  'Tempo Trommelwirbel Tür Umweg Umwege Unterschied Vergessenheit Vergleichen Verkäufe Versprechen ' +
  'Verständnis Vorteil Wahl Weg Werbung Wort Worte Worten Zeit'
).split(' ')

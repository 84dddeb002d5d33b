import type { InterestField } from './interest-field.ts'

export const games: InterestField = {
  name: 'Games / Spiele / Jeux',
  groups: {
    'Video games / Videospiele / Jeux vidéo': `
Video games / Videospiele / Jeux vidéo et consoles / gaming, gamers
Console games / Konsolenspiele / Jeux sur console / game consoles, Spielkonsolen, consoles de jeu
PC games / PC-Spiele / Jeux PC / computer games, Computerspiele, jeux d’ordinateur
Online games / Onlinespiele / Jeux en ligne / multiplayer games, Mehrspielerspiele, multijoueur
Mobile games / Handyspiele / Jeux mobiles / phone games, Spiele-Apps, jeux sur téléphone
Retro games / Retrospiele / Jeux rétro / retro gaming, alte Konsolen, rétrogaming
Racing games / Rennspiele / Jeux de course / driving games, Autospiele, simulation de course
Strategy games / Strategiespiele / Jeux de stratégie / real-time strategy, Echtzeitstrategie, jeux de gestion
Adventure games / Adventure-Spiele / Jeux d’aventure / action-adventure games, Abenteuerspiele, aventure vidéoludique
Simulation games / Simulationsspiele / Jeux de simulation / building games, Aufbauspiele, jeux de construction vidéo
Sports games / Sportspiele / Jeux de sport / football games, Fußballspiele, jeux de foot
Virtual reality games / VR-Spiele / Jeux en réalité virtuelle / VR gaming, VR-Arena, salle de réalité virtuelle
Gaming computers / Gaming-PCs / Ordinateurs de jeu / gaming accessories, Gaming-Zubehör, PC gamer
Game streaming / Spiele-Streaming / Diffusion de parties / live streaming, Let’s Plays, streameurs
Game development / Spieleentwicklung / Création de jeux vidéo / game design, Gamedesign, développeur de jeux`,
    'Tabletop games / Gesellschaftsspiele / Jeux de société': `
Board games / Brettspiele / Jeux de plateau / tabletop games, Gesellschaftsspiele, jeux de société
Family games / Familienspiele / Jeux en famille / games night, Spieleabend, soirée jeux
Party games / Partyspiele / Jeux d’ambiance / icebreaker games, Kennenlernspiele, jeux de soirée
Card games / Kartenspiele / Jeux de cartes / bridge clubs, rummy, Skat, Jassen, belote
Trading card games / Sammelkartenspiele / Jeux de cartes à collectionner / collectible cards, Sammelkarten, cartes à échanger
Dice games / Würfelspiele / Jeux de dés / dice, Kniffel, yams
Puzzles / Puzzles / Puzzles et casse-tête / jigsaws, Geduldsspiele, casse-tête
Sudoku and logic puzzles / Sudoku und Logikrätsel / Sudoku et logique / brain teasers, Denksport, jeux de logique
Speed cubes / Zauberwürfel / Cubes magiques / puzzle cubes, Speedcubing, cubes de vitesse
Chess / Schach / Échecs / chess clubs, Schachverein, club d’échecs
Go and strategy boards / Go und Strategiebretter / Jeu de go / go boards, Go-Spiel, jeux de stratégie sur plateau
Dominoes / Domino / Dominos / domino games, Dominospiele, jeu de dominos
Role-playing games / Rollenspiele / Jeux de rôle / tabletop role-playing, Pen and Paper, JDR
Live role-play / Live-Rollenspiel / Jeu de rôle grandeur nature / LARP, LARP-Ausrüstung, GN
Wargames and miniatures / Tabletop und Miniaturen / Wargames et figurines / miniature painting, Figuren bemalen, figurines à peindre
Building bricks / Klemmbausteine / Briques de construction / construction toys, Bausteine, jeux de construction
Game cafés / Spielecafés / Cafés jeux / board game cafés, Brettspielcafé, bar à jeux
Outdoor games / Spiele für draußen / Jeux d’extérieur / lawn games, Rasenspiele, mölkky`,
  },
}

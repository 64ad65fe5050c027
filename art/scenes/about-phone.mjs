// The group of about.mjs for a phone: fewer people, so that each is large enough to meet one's eye on a narrow screen,
// and the file fits into the first round trips of a slow connection.
import { HAIR, P, SKIN, at, crossedPants, peep, wheelTop } from '../tools/kit.mjs';
import { circ, fl, ln, reseed, sh, svg } from '../tools/draw.mjs';
import { bigBlob2, floor, g, tube } from '../tools/props.mjs';
export const size=[1200,900]; export const k=.75; export const precision=0; reseed(71);
const S=.25;
const bgd = bigBlob2('#DDEBDD')+floor('#F0CDB6');
const flags = ln('M150 50C340 92 480 104 600 98C740 92 900 82 1060 20',5)+[[226,66,11,P.terra],[336,84,8,P.sun],[446,95,4,P.sky],[556,98,0,P.plum],[666,96,-2,P.terra],[776,90,-4,P.sun],[886,78,-9,P.sky],[996,48,-18,P.leaf]].map(([x,y,r,c],i)=>g(x,y,1,sh('M-34 0Q0 3 34 0L32 58L21 48L11 58L0 48L-11 58L-21 48L-32 58Z',c,4)+(i%2?fl(circ(0,24,8),'#FFFDF9'):fl('M0 12L9 24L0 36L-9 24Z','#FFFDF9')),r)).join('');
const st = (x,y,o,f)=>at(x,y,S,peep({kind:'standing',...o}),f);
const a = st(256,240,{body:'ShirtColorTee',b:{topColor:P.sun,fill:'#7A5A48',shoesColor:P.white},head:'Turban',h:{turbanColor:P.plum},face:'Calm',skin:SKIN.brown,beard:'FullColor',bo:{beardColor:HAIR.white}});
const b = st(566,226,{body:'Dancer',b:{topColor:P.green,pantsColor:P.green2,shoesColor:P.white},head:'MediumBangs',h:{fill:'#46332B'},face:'Smile',skin:SKIN.tan,age:false},true);
const c = st(946,238,{body:'RestingColorPants',b:{topColor:P.terra,fill:P.denim,shoesColor:P.white},head:'Afro',h:{fill:HAIR.silver},face:'Laugh',skin:SKIN.deep,glasses:'GlassesSix'},true);
const f = at(402,394,S,peep({kind:'sitting',body:'Wheelchair',b:{topColor:P.sky,pantsColor:P.terra,shoesColor:P.white,wheelchairColor:'#E9E4DB'},head:'MediumBangsColor',h:{hairColor:HAIR.white},face:'Calm',skin:SKIN.fair,glasses:'GlassesTwo',extraBody:wheelTop(P.butter)}));
const stool = g(828,670,1.13,sh('M-72 0Q2 -8 78 0Q86 14 76 24Q2 30 -70 24Q-80 12 -72 0Z',P.wood,5)+tube('M-50 26L-64 156',7,P.bark)+tube('M54 26L70 156',7,P.bark));
const m = at(826,408,S,peep({kind:'sitting',body:'CrossedLegs',b:{topColor:P.leaf,shoesColor:P.white},head:'NoHairThree',face:'Laugh',skin:SKIN.peach,beard:'MustacheSix',bo:{fill:HAIR.white},extraBody:crossedPants(P.plum)}),true);
export default svg(1200,900,bgd+flags+a+b+c+stool+m+f,'Older adults and staff of different backgrounds gather for a group portrait under paper banners.');

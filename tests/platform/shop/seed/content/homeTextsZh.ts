import type { HomeTexts } from './homeTexts.ts';

export const HOME_ZH: HomeTexts = {
  kicker: '十一月花譜',
  title: '一冊花書<br><em>每朝翻開</em>',
  lead: '花束、玻璃罩與小小花園，由熟知每種花名的人於清晨採摘紮好，即日送到府上。',
  shop: '選購花束',
  shopUrl: '/huashu.html',
  seeAll: '瀏覽五個章節',
  heroAlt: '一大束淺緋玫瑰與白銀蓮，繫着茜紅絲帶',
  contents: '五個章節',
  contentsIntro: '「花譜」原指將百花集於一冊，逐一描繪，使人不忘。我們的花譜共有五章。',
  from: '%1起',
  chapters: [
    { name: '花束', text: '清晨手紮，即日送達。', url: '/huashu.html' },
    { name: '玻璃罩', text: '一朵永生花，留在風以外。', url: '/bolizhao.html' },
    { name: '花盒', text: '玫瑰並肩而立，盛於圓形花盒。', url: '/huahe.html' },
    { name: '玫瑰熊', text: '四百朵小玫瑰，一雙烏亮眼睛。', url: '/meiguixiong.html' },
    { name: '秘密花園', text: '木盒裏的一道花門。澆水，然後等待。', url: '/mimi-huayuan.html' },
  ],
  table: '今晨案上',
  tableMore: '所有花束',
  garden: {
    title: '秘密花園',
    text: '一道四十厘米高的花門。鬱金香先開，玫瑰隨後爬滿拱頂。只需一扇窗，與星期日的少許清水。',
    button: '推開花門',
    url: '/huamen.html',
    alt: '小木盒中種着鬱金香，上有玫瑰拱門',
  },
  promises: '我們的承諾',
  notes: [
    { title: '清晨採摘', text: '下午一時前下單，晚上七時前送達全港各區，星期日除外。' },
    { title: '七日鮮花保證', text: '若花在七日內凋謝，請傳來照片，我們再送上一束。' },
    {
      title: '不浪費',
      text: '只用紙、繩與亞麻絲帶。黃昏未售出的花，會送往三間醫院的病房。',
    },
  ],
};

/**
 * What a reader said of the served values of 200 rows of the portal: one line for each row, one cell for each judged
 * field, in their order (`judgement.ts` has the form). Rows are named by a hash (`sample.ts`) and values by a mark, because
 * their texts are not part of this repository. Right is what someone who knows South African procurement would enter. A
 * category that the publisher states is right; it is unclear where it does not fit the title.
 */
export const judgements = `
0009d9a7b3 c3ee f6de 140b 9965 10ad 0d93 77ec 0d93 - 36c5 e812 17ea 8044 a32e - - - 6b86 -
0011bc5bf8 9687 ed2f 140b c657 267d fbea ef30 fbea !- 97df 2bc5 - 4c32 140b 1c2f e0b6 d7d1 - -
001da4704f c3ee f6de 140b b68d 16c1 5374 f502 - - 3783 702c 17ea aba5 140b - - - 6b86 -
002ec61b69 c3ee f6de 140b 53ea 67e7 10c8 2c50 !2c1e - 6f18 9df1 9616 4a48 140b - - - 6b86 -
0041232e7d c3ee f6de 140b 4ae0 3a43 9a94 45b8 36b0 353b e15b 0ba5 90e1 7d0c ae09 b0cb c7a2 09db 3fdb -
005f507d10 c3ee f6de 140b 477f b763 f8b8 45b8 f8b8 51df 1ab0 be83 - 1f6f 140b cba3 9757 83a0 - -
007be07691 c3ee f6de 140b 0882 240e 3bae ec2d 3bae 7e01 c8d7 d1e9 - 6629 140b 8ec2 2c7a 130b - -
0084a5c70c c3ee f6de 140b 4e0c eab9 13c3 2c50 13c3 - 616b 0738 9616 c037 830f - - - 6b86 -
009b56447a 9687 ed2f 140b 018e a187 e952 45b8 e952 adae 3322 a629 - edab 140b 0400 11d4 f224 - -
00a0debd3e 9687 ed2f 140b 2b72 f749 2484 01e3 2484 66bd 9dc7 ab16 - 8aa9 2c34 ef80 cda5 d83d - -
00bc9a7f7c !c3ee !f6de 140b 43d9 f698 24a0 f502 538c 2940 2011 b842 - d0d5 140b 136e 91a0 c32b - -
00bfb0c505 c3ee f6de 140b ecf4 1a2a 74c5 77ec ?- - 2011 bc30 17ea 7dc7 ?140b - - - 6b86 -
00c7d99cb1 9687 ed2f 140b 747c b45f 5c04 77ec b1e5 9bee c8d7 b380 - 9981 140b 6cab 5565 84e7 - -
00dae3b95c c3ee f6de 140b 4e2b d9a8 2c16 01e3 2c16 70c7 36c5 8044 25ae 3799 4535 - - - 6b86 -
00e31294d8 c3ee f6de 140b 6d8a 38fa 2d80 e4c0 2d80 - c8d7 5ee0 9616 a637 140b - - - 6b86 -
0102ffa25d c3ee f6de 140b 5ccf 1952 36e5 ef30 7dfa 1f0e 0cb1 03d0 - 3f3e 2c34 ee05 9ca4 f5df - -
01125351fc 9687 ed2f 140b 9906 78a4 7fc0 ef30 7fc0 7598 53e9 ee8d - 01d3 2c34 aa7a 5111 c293 - -
0119e5143a c3ee f6de 140b 7891 853a 4d9f ef30 7dfa 1f0e 270a 807e - 1f6f 2c34 90bd eb23 53ad - -
011f5f1813 9687 ed2f 140b 7c46 8813 97c4 e4c0 97c4 28cb 6674 9a9a - 4824 140b 4e08 ?d9d1 61a9 - -
0121d3829f c3ee f6de 140b bbd1 ce0c 5383 2c50 5383 b30e a622 c7a9 - e207 140b 76c4 8bab 34d9 - -
0122267b83 c3ee f6de 140b f733 02d9 d12f e4c0 4684 a278 6f18 0068 8b6e aba5 140b - - - 6b86 -
012e4c2c86 9687 ed2f 140b 8262 b908 c356 f502 538c 0fdd c8d7 18e7 - 9981 140b 80a7 d886 538f - -
013aa80843 c3ee f6de 140b 317e 577c 9a94 2c50 b4be !70c1 c8d7 da15 - c9f2 140b 99fe 5059 eb13 - -
013eff7d9c c3ee f6de 140b 2a4b 428b 4684 e4c0 4684 a278 9dc7 fd8f - 1bcc 140b f2fe 2a12 5a88 - -
0145d55887 c3ee f6de 140b 0363 f670 6be5 865b 538c 0fdd 0063 c7a9 - 10ac 2c34 a454 6718 75c2 - -
01528e95db c3ee f6de 140b e132 b437 992d f502 - - 6f18 1eda 17ea a1e8 018d - - - 6b86 -
0153a6581e c3ee f6de 140b 53b8 f564 9a94 45b8 - !0fdd 1ab0 fd8f - 9ae5 8e45 040b 32f6 9595 - -
0154ed3a25 c3ee f6de 140b a5e7 1dd6 34cb ef30 7dfa 1f0e 6674 da15 - 9ae5 ?2c34 9265 ca6c 52e5 - -
0156405666 c3ee f6de 140b 27ce 3914 9a94 865b - - ?0c3e 4a48 90e1 722b cac2 - - - 6b86 -
0166a23bea c3ee f6de 140b d96f 209e 039f f502 56e8 d10b 3783 da15 - c689 ?2c34 9636 d290 3b5a - -
016b13e405 9687 ed2f 140b 0fe4 de3a dfec 77ec dfec 556a 0063 9a9a - 61df 140b 8c9f 3e92 01a2 - -
016b914d3d c3ee f6de 140b 31bd 8210 7afc f502 56e8 d10b 6f18 da15 - 7d0c 140b 5f15 4b4d 0fba - -
016f3b18c3 9687 ed2f 140b 0267 7b88 e14f 77ec e14f ?849a 2011 085e - 61df 2c34 f511 5b89 c3d4 - -
017d8a6bab 9687 ed2f 140b !c48a 8f01 9a94 77ec b1e5 9bee 7c1d 597d - 4824 ?347a aab3 5366 b5c9 - -
019d07efea c3ee f6de 140b aaac 8158 96b6 f502 - - 2011 715e 9616 a1e8 8fe2 - - - 6b86 -
01a3440fde c3ee f6de 140b 20ec e85c 2f5e f502 538c 6c7d 9dc7 2260 17ea 1eda 147d - - - 6b86 -
01ab2b4d5a 9687 ed2f 140b e254 c8d6 575f f502 575f 8a34 1ab0 5460 - 8ad1 140b 111c 756f 4742 - -
01b215bc22 c3ee f6de 140b 2c06 9ba0 ?5675 45b8 c6fa 01f0 948b da15 - 9f24 2c34 7068 192f 6d8c - -
01ce002064 c3ee f6de 140b e6c9 90d0 eac8 e4c0 4684 !b268 9dc7 d364 - 0142 bb34 2e56 f30a 195a 6b86 -
01ea6cb91d c3ee f6de 140b 2c6a 96b6 da4a 77ec c033 6a3e 9dc7 4824 - 0c82 140b 3b7e 65b5 0647 - -
01f9cf3c2f c3ee f6de 140b f353 7d36 2877 865b 56e8 d10b e55b 7a06 - 6629 8457 eee6 65e1 72f8 - -
01fb2f6e21 c3ee f6de 140b 5f0e 6654 9a20 ef30 !- !- 12a2 5e5b 5d2b 0068 140b - - - 6b86 -
020a521d7a c3ee f6de 140b 4eca e7fd 6ad2 ef30 6ad2 - 0cb1 1eda 90e1 5bf2 ebf6 - - - 6b86 -
02250a67d0 !c3ee !f6de 140b cf5d 595d 8068 f502 56e8 d10b 2011 b842 - 0c82 347a cf64 bbdb a25b - ?-
023901f69c c3ee f6de 140b e46d d533 7afc f502 - - 6f18 05f5 17ea 715e 42c0 - - - 6b86 -
023a09d54c c3ee f6de 140b ff79 66ba b583 f502 ?56e8 ?d10b a482 4d90 - bf8b 2c34 5c3c c005 05b4 - -
0241014bc1 c3ee f6de 140b 9985 a1c5 78b7 f502 538c 549c 512a be9b - c675 140b 1472 f0a0 693a 6b86 -
02421ac207 c3ee f6de 140b 3f12 58b1 2e2b ef30 - - e55b 7564 5d2b e87b 140b - - - 6b86 ?-
0245d13075 c3ee f6de 140b 05ae c486 5aa1 f502 56e8 7886 270a fe8b - 5957 ?d826 578a 8e6f 7edb - -
02476256dd c3ee f6de 140b 3e12 0d50 d86c 01e3 3b18 b1b8 564b b4cd 9616 7cb4 4b3e fea7 ?4ac7 0c44 d473 -
02484956ac 9687 ed2f 140b b24f 877c 7248 e4c0 7248 e282 6f18 a629 - d0d5 2c34 66e0 b065 210f - -
02602b6228 9687 ed2f 140b a6e0 de37 0b83 77ec 0b83 45ed c8d7 b380 - 5387 140b 8a2b c829 d79e - -
026c4c3424 !c3ee !f6de 140b f115 a649 273c f502 56e8 7886 ?3b2d b842 - 01d3 140b 3bb0 31ba 91eb - -
0273462e2a 9687 ed2f 140b 38fb fb7d 54d9 f502 56e8 d10b 1ab0 484a - 4824 2c34 44cc b773 1fd5 - -
027cb56c29 9687 ed2f 140b 79ac bc38 5e44 ef30 5e44 7536 c8d7 484a - 2b89 140b b471 d521 82d2 - -
02874f33ba c3ee f6de 140b 446e 5404 378a f502 538c 0fdd b2a5 d33f - 9ae5 ?0f7e 7ff3 f1da ca4a - -
028ec39460 c3ee f6de 140b de5e 2ba6 35ad ?77ec ?- d10b 6f18 4824 - 2b89 140b 2123 cdea 8427 - -
02993eb14a 9687 ed2f 140b 57dd 3997 c6fa 45b8 c6fa !01f0 2011 2bc5 - 50e8 140b 59df bab6 9a84 - -
029eb20e48 9687 ed2f 140b 9066 e83d 690e f502 56e8 d10b c683 ab16 - 4601 ?2c34 f43d 0df2 705d - -
02ac6baac9 9687 ed2f 140b c9bc 4bc2 7536 77ec 7536 926a 12a2 187b - 4803 2c34 ad64 5403 b7ad - -
02b2b2ca8d c3ee f6de 140b 2f83 935d ecec e4c0 !ecec 353d 5a43 da15 - 5957 140b !f6d7 10a6 1a8b - -
02b60baab7 9687 ed2f 140b b95d 2925 e8cf ef30 3871 ebce 2011 2bc5 - 8aa9 347a 82aa 3421 865d - -
02c6db4fcd c3ee f6de 140b 677d 691c 2f5e f502 538c 0fdd ?b2a5 ef08 - 6629 2c34 d7a1 6c4e 462d - -
02cc09a31b 9687 ed2f 140b c008 9764 0819 e4c0 0819 40e5 7415 5460 - f2b0 2c34 0415 0dc4 f87a - -
02cd93f003 c3ee f6de 140b 3f9b 3248 9e65 2878 9e65 - c8d7 7e2d 17ea 0b96 140b - - - 6b86 -
02e969772e 9687 ed2f 140b 2216 c0a1 c5e8 ef30 c5e8 7598 3c4a a629 - 01d3 140b 8db0 bfb1 466c - -
02f7d78515 c3ee f6de 140b 946b e62a 039f f502 56e8 d10b ?0cb1 dece - c675 140b 772e 8a39 1b72 6b86 -
02faae36fb 9687 ed2f 140b 0440 2d07 3c08 865b 538c 0fdd 0063 18e7 - 61df 140b 6090 62eb 190e - -
03267155c5 9687 ed2f 140b 9bd8 1d1f ?0c07 45b8 4c6e b629 948b df54 - 4c32 140b 1977 b812 3305 - -
03477c3861 c3ee f6de 140b 4e4c 5e4b 039f 2c50 b0ca b250 c8d7 da15 17ea 7cb4 140b 1a11 12b0 c108 6b86 -
034a5b7db4 c3ee f6de 140b 6205 10ea 75d5 f502 - - 2011 9dac 17ea 8044 140b - - - 6b86 -
034c6ca319 c3ee f6de 140b ecfc ece4 1577 77ec b1e5 9bee 12a2 c7a9 - 1f6f 2c34 f9d6 e39c 530b - -
034febd48d c3ee f6de 140b e3d5 2eb0 c7ee 45b8 c7ee bb37 0499 8044 9616 a637 140b - - - 6b86 -
0352b1d5db c3ee f6de 140b 7e96 fc5d b602 e4c0 87c4 40e5 512a 4f5e - 0142 140b 64b0 45f4 a901 6b86 -
035cccefdb c3ee f6de 140b 8fad fce5 e689 ef30 e689 eeff 1ab0 4d90 - 9ae5 2c34 bfb6 13c6 4abc - -
035d266dca 9687 ed2f 140b aeb5 6c95 972a 865b 538c 4fbd b2e5 2bc5 - 01d3 140b b90f 1249 f804 - -
0363310c87 c3ee f6de 140b 0545 8655 a218 f502 a218 2d43 6f18 807e - 5957 2c34 bf11 0a06 aea7 - -
0363a07a9b c3ee f6de 140b 08c0 5957 6b76 e4c0 - - 6f18 a637 17ea 657c cac2 - - - 6b86 -
037c1550d4 9687 ed2f 140b 38e6 8f04 36c3 865b 56e8 7886 6f18 18e7 - 0c82 2c34 6545 8db6 7309 - -
0390f664c1 c3ee f6de 140b d423 8a7b aed9 f502 56e8 d10b 509d 1e18 - 0142 5d8e 4619 4780 534c 4b22 -
03ac349477 c3ee f6de 140b 7766 5adf 5142 !01e3 !4186 !1a85 c22c f128 - d118 2c34 bd39 d320 0283 - -
03b7acabc3 c3ee f6de 140b e070 e090 c2d9 77ec c2d9 - 512a 1d19 17ea 5ad4 140b - - - 6b86 -
03b9f756a9 c3ee f6de 140b e966 4ca0 49c3 2878 087e edaf 5352 c7a9 - 1f6f 140b 5663 5ba6 dc11 - -
03d3b104bb 9687 ed2f 140b 0c98 6eb7 b1ad f502 538c 4fbd 2011 18e7 - 01d3 140b 3b2c f87c - - -
03d507f30a 9687 ed2f 140b bb82 b965 ccdd e4c0 80ef b22b 6f18 c025 - 4803 140b f70b e778 a4ea - -
041593e7c1 c3ee f6de 140b 3f67 68c0 4128 ef30 4128 97d1 c8d7 da15 - 10ac 2c34 89cc fc2b 8d41 - -
04212463c8 c3ee f6de 140b 1839 5f8e 79f1 ef30 7dfa 1f0e 2011 be83 - 1f6f 2c34 6f86 adfa - - -
0433876b99 c3ee f6de 140b 93db a763 1158 e4c0 ?- ?- 1ab0 8d3c - 010d 140b - - - 6b86 -
04482ba0b7 c3ee f6de 140b 3175 8a49 3526 e4c0 3526 - 1ab0 1d19 17ea a1e8 b08a - - - 6b86 -
0458002c73 c3ee f6de 140b 3782 371b 42c7 77ec fa49 !- 6f18 d33f - 10ac 140b 373f 94b1 df71 - -
047fe4bb4a 9687 ed2f 140b 3d4a fa3b b9f3 f502 b9f3 d10b ?3b2d b328 - 2d44 2c34 d73f 12f5 8d39 - -
04809cbcfb c3ee f6de 140b 1998 2936 69e9 2c50 0999 0baa ?a482 ef70 - 6629 2c34 b374 bc8e b468 - 0a02
048a53dd86 c3ee f6de 140b f116 e686 81a6 45b8 81a6 1878 6f18 fe8b 9616 7cb4 140b 4796 299a fe97 d473 -
048df15ea7 c3ee f6de 140b d179 8bd9 9e65 2878 9e65 - a622 0202 25ae 0b96 7476 - - - 6b86 -
0492a99002 c3ee f6de 140b 5ee0 c5b2 b450 2c50 ?2662 9088 ?c8d7 be83 - c689 140b d0bd 0610 798d - -
049b4706ee c3ee f6de 140b f6d3 a1ad 8880 f502 - - f06d 715e 17ea 8d3c 140b - - - 6b86 -
049e2c658a 9687 ed2f 140b 0a81 15d1 5e44 ef30 5e44 7536 a622 cbd0 - 4824 140b 5d71 b490 b5f6 - -
04a19e893f c3ee f6de 140b 63ef 263c 4d0f 77ec - - 5fdf e87b 17ea 5ad4 8fe2 - - - 6b86 -
04a5129e3a 9687 ed2f 140b a97d 96d0 8dc3 2878 8dc3 18f3 3783 6424 - 4242 140b cee2 3ebb 6e54 - -
04ae82202d c3ee f6de 140b 6b0f 3362 6b76 e4c0 - - 6f18 a637 17ea fd8a 140b - - - 6b86 -
04bedd5930 c3ee f6de 140b f1c3 4998 3526 e4c0 3526 3f38 c8d7 725a - 4f5e 140b 98fc f014 156e 6b86 -
04c99fc983 c3ee f6de 140b edaa 7d66 20a4 77ec 20a4 d692 2011 3c50 - a6d5 140b 5fcc 5f0b fd74 - -
04dc2299ff 9687 ed2f 140b cb7a ?68fe b583 ef30 54cc 3d28 9dc7 ab16 - ddc4 140b f7d0 f36c aa19 - -
04dc969cde 9687 ed2f 140b 7295 47e0 0a81 e4c0 0a81 ad39 ?5352 c025 - 4c32 140b e511 b933 0926 - -
04ec208dbc 9687 ed2f 140b ea06 3d0d a218 f502 a218 2d43 0bd3 b328 - edab 2c34 bf11 0a06 aea7 - -
05063e9d71 c3ee f6de 140b ?0cfc 1c6b b9f3 f502 b9f3 d10b 5fdf b4cd 90e1 7cb4 140b 8cb8 20d7 f023 6b86 -
0508784689 c3ee f6de 140b !9f63 be57 5d04 45b8 36b0 353b 6674 c6f1 - 0142 cbaf 1224 7ff7 6c98 6b86 -
051beb6237 c3ee f6de 140b 21c3 ?f39e cc43 01e3 cc43 780b 1ab0 6c5f - 0142 140b 01c6 7d6d f273 6b86 -
0527b9a439 !c3ee !f6de 140b 0dab 03c5 8880 865b 56e8 d10b 6f18 b842 - cbcd 2c34 91c0 3436 3454 - -
05297be188 9687 ed2f 140b 7efe e427 5975 2878 afd8 2351 3885 a629 - 4c32 347a b707 0eb8 b7ca - -
05445efdc6 c3ee f6de 140b 7bde 5c3d 1577 77ec b1e5 9bee 616b 4d90 - 6629 140b c34e 0d8b 1950 - -
0554bd95e1 c3ee f6de 140b e10f abf6 662c f502 c9eb 5825 a1df d33f - 6629 2c34 8af8 857e c228 - -
0561d3be17 c3ee f6de 140b 1415 ec77 2e2b ef30 7dfa !- 069b cbb7 9616 8d3c 1356 - - - 6b86 -
056c5c1f83 9687 ed2f 140b 4bd9 c7fc 36e5 f502 c9eb dfb6 975b 0a5f - 61df ?2c34 2b8b 2c81 !d56e - -
05767c9ecf c3ee f6de 140b 833a a7d7 ?b867 e4c0 ?a035 ?f5a9 a482 0ebd - 0142 e581 2ec2 98c7 bc9f d473 -
057ec02907 c3ee f6de 140b 0ec1 6838 4fa7 45b8 4fa7 5615 9dc7 bc30 9616 7dc7 b0fc - - - 6b86 -
05a5eac841 c3ee f6de 140b cd72 c733 7b7e e4c0 ae62 3f38 1ab0 2260 17ea c1d3 42c0 - - - 6b86 -
05a924052a c3ee a8b8 610b 0c91 ac51 9a94 f502 ?56e8 - 0842 fa8a - c935 140b 9045 93e6 903a - aa2d
05ae221d8d c3ee f6de 140b 8118 a5b8 9a94 865b - - 6f18 c1d3 90e1 722b 140b - - - 6b86 -
05b6cc5096 c3ee f6de 140b 910c affe 210a 45b8 - - 6674 7355 17ea aba5 140b - - - 6b86 -
05caa2e209 c3ee f6de 140b 3da6 7489 69e9 45b8 ba6c 619c 251c 8044 17ea 2d70 f38d - - - 6b86 -
05d0fc448a 9687 ed2f 140b 729e 92a7 594f f502 56e8 d10b 270a ab16 - 61df 2c34 2f1c e78a d664 - -
05d89676d7 9687 ed2f 140b bdc5 c059 87bd 2c50 87bd 57af c8d7 ab16 - 8ad1 140b 3d7a b9e4 02d9 - -
05ee8a7017 c3ee f6de 140b 7f5a 8c5d 9e65 2878 9e65 - 9dc7 c1d3 90e1 5bf2 140b - - - 6b86 -
05f27b7aa0 c3ee f6de 140b 7a8a 6762 9a94 f502 - - 6f18 2260 90e1 8044 140b - - - 6b86 -
06072b7613 c3ee f6de 140b 0c28 4456 9a94 2c50 a530 ec5d 0cb1 c7a9 - 7d0c 140b 37ee c66a 4219 - -
06184b6edc 9687 ed2f 140b e409 8f5f 4684 e4c0 4684 a278 0842 ab16 - 4824 140b 5a1d 8ed3 a282 - -
06199b59eb c3ee f6de 140b 01bc d73c aca1 ef30 7dfa 1f0e 0842 d33f - c444 2c34 0c7f a784 46b4 - -
063b48ebe4 c3ee f6de 140b cf70 e67f 2877 865b - - 2011 bc30 17ea 7dc7 0f01 - - - 6b86 -
064d32958a c3ee f6de 140b 5596 92fe b450 45b8 ?- - a1df 1eda 17ea fd8a 140b - - - 6b86 -
065655143c c3ee f6de 140b f017 063e ccdd e4c0 80ef b22b ?c8d7 807e - 1f6f 2dea b569 812a b748 - -
065a6324ad c3ee f6de 140b 7805 1acc 786a f502 - - 2011 6509 9616 8044 140b - - - 6b86 -
065ec8c7ce c3ee f6de 140b 7a98 4f67 3bd1 865b 56e8 d10b 12a2 da15 - f580 2c34 4b4e bd56 c0d0 - -
06682598ba 9687 ed2f 140b 9a39 2dc0 5589 865b 56e8 d10b 97df ba75 - 01d3 2c34 66f7 0cf7 70a5 - -
0677b1393b c3ee f6de 140b 5640 ed83 5c4e f502 !56e8 !7886 9dc7 d33f - 5ee0 2c34 !aa2e aa2e 9080 - -
068eff28c7 9687 ed2f 140b 6a7e 7187 9a94 77ec 2bb6 dc41 0cb1 187b - d0d5 347a e5ba 4cbc 7000 - -
069109df60 c3ee f6de 140b 3898 a970 b602 e4c0 548d ?- 3783 e87b 17ea 7dc7 98df - - - 6b86 -
069193051d c3ee f6de 140b 1f46 d7ee 23eb 01e3 !23eb 6021 1ab0 4d90 9616 7d0c 140b 34bb 7d9f a24d 6b86 -
06baec89a3 c3ee f6de 140b c35b 030a 5bb3 f502 538c 0fdd 6674 0183 - 0142 140b 374f 1ee5 a56e d473 -
06d5ae1622 c3ee f6de 140b 4faf 3338 9f7c 2c50 6fd8 !- 1ab0 e87b 9616 fd8a 1b0b - - - 6b86 -
06d9dd7edc c3ee f6de 140b 287d 9ce2 134b f502 - - 270a 4cc3 17ea 4a48 140b - - - 6b86 -
06f380f52b c3ee f6de 140b 2142 23af 9a94 2c50 b4be !70c1 c8d7 3c50 - 1bcc 140b 6039 92bb f944 - -
06f7c17eb0 c3ee f6de 140b a919 8943 69e9 2c50 0999 0baa ?a482 ef70 - 6629 2c34 b374 bc8e b468 - 5a01
06f9179c30 c3ee f6de 140b bc19 f113 97c4 e4c0 97c4 28cb c8d7 fe8b - c689 140b 8a33 6424 61a9 - -
070099dadd c3ee f6de 140b 8c50 7cf8 0d76 f502 56e8 7886 b2e5 da15 - bf8b 140b 6869 28a6 a7ef - -
0708e0dd5f c3ee f6de 140b 055d 2d8b 1dc5 2878 1dc5 17f2 13a3 e87b 9616 2d70 140b - - - 6b86 -
071a8ba9f9 c3ee f6de 140b c544 f8cb 6b76 e4c0 - - 5b7d 1eda 17ea a1e8 140b - - - 6b86 -
072b1ca7d4 c3ee f6de 140b 41ba 7bb7 a9bb e4c0 3597 085c 9dc7 9dac 17ea eb72 5855 - - - 6b86 -
072f4b6650 c3ee a8b8 45f9 b1f3 ?b1f3 9a94 f502 - - ?9dc7 8d3c 90e1 cf08 140b - - - 6b86 -
0735031fed c3ee f6de 140b bf91 eb22 9382 2c50 - - 948b 33b5 9616 a637 381d - - - 6b86 -
0009617456 8b47 6565 140b da3d - - - - - 512a - - e29d - - - - - -
000ce70315 8b47 6565 140b d8ec - - - - - a622 - - ff90 - - - - - -
000f91c3b0 8b47 6565 140b 7039 - - - - - 31ce - - b9da - - - - - -
00127d73c1 8b47 6565 140b 6970 - - 2c50 0999 - 6f18 - - a9d8 - - - - - -
0014b5bdde 8b47 6565 140b 9384 - - - - - ?2011 - - 5cb2 - - - - - -
001699e904 8b47 6565 140b 3fcc - - !- !- !- 12a2 - - ef6b - - - - - -
001927cf3c 8b47 6565 140b f06b - - - - - 6374 - - 9320 - - - - - -
001b2a48be 8b47 6565 140b 4b7d - - ?- - - 2011 - - 23fa - - - - - -
001bfdfdda 8b47 6565 140b ?5dc5 - - - - - 6f18 - - 3f75 - - - - - -
0022586e13 8b47 6565 140b 24eb - - - - - 3c4a - - 1461 - - - - - -
002774bcba 8b47 6565 140b abd4 - - - - - 2011 - - 498a - - - - - -
0028c50bc8 8b47 6565 140b 8dde - - - - - 9fb3 - - 9320 - - - - - -
002c247fcc 8b47 6565 140b 36c6 - - - - - 1ab0 - - b25e - - - - - -
002e36a484 8b47 6565 140b ca0a - - - - - 512a - - 6cab - - - - - -
004267c40f 8b47 6565 140b 38f0 - - - - - 2011 - - a2bc - - - - - -
00571f5db1 8b47 6565 ?8081 c6dc - - 2c50 6fd8 - 6f18 - - 2345 - - - - - -
0058f59300 8b47 6565 140b cc9b - - - - - 1ab0 - - 74b8 - - - - - -
0066fc83b1 8b47 6565 140b fdd1 - - ef30 7dfa !- 2011 - - 9ddb - - - - - -
00672ff353 8b47 6565 8081 8624 - - - - - 6f18 - - 67ad - - - - - -
006979ee9c 8b47 6565 140b 58f9 - - - - - 5a43 - - 92d5 - - - - - -
006c3359b0 8b47 6565 140b 7bed - - f502 538c !bd87 13a3 - - 2bd4 - - - - - -
00785a15c3 8b47 6565 140b e1bf - - - - - 8227 - - 4190 - - - - - -
0083be1373 8b47 6565 140b 7716 - - 45b8 - - 1ab0 - - b989 - - - - - -
008bf2ba2e 8b47 6565 140b 78bd - - - - - 9dc7 - - b3c1 - - - - - -
0092682182 8b47 6565 140b e63d - - 01e3 42cc - 9dc7 - - bcac - - - - - -
0095a25902 8b47 6565 140b 4df1 - - ef30 f129 0202 a482 - - 65b1 - - - - - -
0095e77ca5 8b47 6565 140b 9d09 - - - - - 6f18 - - d68d - - - - - -
0099f7a7bc 8b47 6565 140b c0da - - - - - 2011 - - 5729 - - - - - -
00a95a7d34 8b47 6565 140b 7318 - - !- - - 2011 - - fe3c - - - - - -
00ab11c606 8b47 6565 140b ?37f4 - - - - - 6a67 - - 63f1 - - - - - -
00ac67fb3f 8b47 6565 140b 5427 - - ef30 475f 4f8b a622 - - edff - - - - - -
00af3ea5e5 8b47 6565 140b 8271 - - 45b8 - - 1ab0 - - a5c3 - - - - - -
00b0e85be6 8b47 6565 140b 137b - - ef30 3871 ebce ?2011 - - ad19 - - - - - -
00b3b7c102 8b47 6565 140b 162d - - - - - c8d7 - - 9e46 - - - - - -
00badbfabb 8b47 6565 140b 515b - - !- !- !- 948b - - 2483 - - - - - -
00bd84000d 8b47 6565 140b 7e4e - - 77ec - - a622 - - 216f - - - - - -
00c58a7c28 8b47 6565 140b b606 - - ef30 7dfa !- 2011 - - 06b3 - - - - - -
00d29a59a2 8b47 6565 140b 4604 - - - - - 1ab0 - - c1cd - - - - - -
00d591611a 8b47 6565 140b 24be - - ef30 - - 6f18 - - e818 - - - - - -
00d5c3f36b 8b47 6565 140b c361 - - 45b8 - - 97df - - 2f97 - - - - - -
00dae06619 8b47 6565 140b 8c5f - - !e4c0 !8e59 !454d 1ab0 - - 9c59 - - - - - -
00dd69f307 8b47 6565 140b e5d6 - - - - - ?6b3d - - e031 - - - - - -
00e2034665 8b47 6565 140b 6cc4 - - - - - 6f18 - - 7ee6 - - - - - -
00e8c276fa 8b47 6565 140b 83e7 - - ef30 8503 - 9dc7 - - 01d0 - - - - - -
00ef85c2d8 8b47 6565 140b f32e - - 45b8 - - 9dc7 - - dcc5 - - - - - -
00f39a2163 8b47 6565 140b e092 - - - - - 0cb1 - - 8efb - - - - - -
00f7336a21 8b47 6565 ?140b 639a - - f502 538c 0a4b 13a3 - - e30d - - - - - -
0100f4127a 8b47 6565 140b 910c - - - - - 6674 - - f753 - - - - - -
010528b9de 8b47 6565 140b 3edd - - f502 dd33 - 12a2 - - f6cf - - - - - -
010be7e64c 8b47 6565 140b 79ad - - ?- - !- 948b - - 4b00 - - - - - -
`;

/** What would be right instead of each wrong value: hash of the row, field, value. */
export const corrections = `
0011bc5bf8 town Riversdale
002ec61b69 municipality City of Mbombela Local Municipality
00bc9a7f7c status active
00bc9a7f7c publicationType TENDER_NOTICE
013aa80843 town Rietkuil
0153a6581e town none: several towns
017d8a6bab title its first sentence only
01ce002064 town Pietermaritzburg
01fb2f6e21 municipality Witzenberg Local Municipality
01fb2f6e21 town Ceres
02250a67d0 status active
02250a67d0 publicationType TENDER_NOTICE
026c4c3424 status active
026c4c3424 publicationType TENDER_NOTICE
02993eb14a town Cala
02b2b2ca8d municipality Ugu District Municipality
02b2b2ca8d contactName none: a telephone number
03ac349477 province National
03ac349477 municipality none: sites in the whole country
03ac349477 town none: sites in the whole country
0458002c73 town Thohoyandou
0508784689 title without the number at its end
0527b9a439 status active
0527b9a439 publicationType TENDER_NOTICE
0561d3be17 town Cape Town
056c5c1f83 contactTelephone none: an invented number
0677b1393b municipality City of Johannesburg Metropolitan Municipality
0677b1393b town Johannesburg
0677b1393b contactName none: an e-mail address
069193051d municipality Frances Baard District Municipality
06d5ae1622 town Witbank
06f380f52b town Rietkuil
001699e904 province Gauteng
001699e904 municipality City of Tshwane Metropolitan Municipality
001699e904 town Irene
0066fc83b1 town Cape Town
006c3359b0 town Sunninghill
00a95a7d34 province Eastern Cape
00badbfabb province Western Cape
00badbfabb municipality City of Cape Town Metropolitan Municipality
00badbfabb town Goodwood
00c58a7c28 town Cape Town
00dae06619 province none: the name is that of a ship
00dae06619 municipality none: the name is that of a ship
00dae06619 town none: the name is that of a ship
010be7e64c town Frankfort
`;

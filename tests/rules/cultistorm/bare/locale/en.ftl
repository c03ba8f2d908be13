option-bare = Nothing more
